import { ProgressBar } from 'react-aria-components'
import styled, { css, keyframes } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import { visuallyHidden } from '#design-system/visually-hidden/index.ts'

const TRACK_HEIGHT = '0.375rem'

const wander = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(350%); }
`

export const Root = styled(ProgressBar)`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${token.space.x05} ${token.space.x1};
  font-size: ${token.fontSize.caption};
  line-height: ${token.lineHeight.snug};
`

export const Name = styled.span<{ $isHidden?: boolean }>`
  overflow: hidden;
  color: ${token.color.textMuted};
  text-overflow: ellipsis;
  white-space: nowrap;
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`

export const Percent = styled.span`
  grid-column: 2;
  color: ${token.color.textMuted};
  font-family: ${token.font.figure};
`

export const Track = styled.span`
  grid-column: 1 / -1;
  height: ${TRACK_HEIGHT};
  overflow: hidden;
  border-radius: ${token.radius.round};
  background: ${token.color.line};

  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`

const tones = {
  primary: token.color.primary,
  danger: token.color.danger,
  terrain: token.color.terrain,
}

export type ProgressTone = keyof typeof tones

export const Fill = styled.span<{ $tone: ProgressTone; $isIndeterminate: boolean }>`
  display: block;
  height: 100%;
  border-radius: inherit;
  background: ${({ $tone }) => tones[$tone]};
  transition: width ${token.duration.base} ${token.easing.out};
  ${({ $isIndeterminate }) =>
    $isIndeterminate &&
    css`
      width: 30%;
      animation: ${wander} 1.2s ${token.easing.inOut} infinite;
    `}

  ${media.forcedColors} {
    background: Highlight;
    forced-color-adjust: none;
  }
`
