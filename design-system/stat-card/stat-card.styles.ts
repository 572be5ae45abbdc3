import styled, { css } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const tones = {
  primary: { ground: token.color.primarySoft, front: token.color.onPrimarySoft },
  survey: { ground: token.color.surveySoft, front: token.color.onSurveySoft },
  terrain: { ground: token.color.terrainSoft, front: token.color.onTerrainSoft },
}

export type StatTone = keyof typeof tones

const card = css`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: 0 ${token.space.x15};
  width: 100%;
  padding: ${token.space.x2};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.medium};
  background: ${token.color.surface};
  color: ${token.color.text};
  text-align: start;
`

export const Root = styled.div`
  ${card}
`

export const Go = styled.span`
  position: absolute;
  inset: ${token.space.x1} ${token.space.x1} auto auto;
  color: ${token.color.textSubtle};
  opacity: 0;
  transition: opacity ${token.duration.quick} ${token.easing.out};

  svg {
    width: ${token.size.iconSmall};
    height: ${token.size.iconSmall};
  }
`

export const PressableRoot = styled.button`
  ${card}
  cursor: pointer;
  transition:
    border-color ${token.duration.quick} ${token.easing.out},
    box-shadow ${token.duration.quick} ${token.easing.out};

  ${media.hover} {
    &:hover {
      border-color: ${token.color.primary};
      box-shadow: ${token.shadow.low};
    }

    &:hover ${Go} {
      opacity: 1;
    }
  }

  &:focus-visible ${Go} {
    opacity: 1;
  }
`

export const Icon = styled.span<{ $tone: StatTone }>`
  display: grid;
  grid-row: 1 / span 2;
  place-items: center;
  width: ${token.size.controlMedium};
  height: ${token.size.controlMedium};
  border-radius: ${token.radius.medium};
  background: ${({ $tone }) => tones[$tone].ground};
  color: ${({ $tone }) => tones[$tone].front};

  svg {
    width: ${token.size.icon};
    height: ${token.size.icon};
  }
`

export const Label = styled.span`
  overflow: hidden;
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.small};
  line-height: ${token.lineHeight.snug};
  text-overflow: ellipsis;
`

export const Figure = styled.span`
  grid-column-end: -1;
  min-height: 1em;
  font-family: ${token.font.figure};
  font-size: ${token.fontSize.h3};
  font-variant-numeric: tabular-nums;
  font-weight: ${token.fontWeight.medium};
  line-height: ${token.lineHeight.tight};
`

export const Note = styled.span`
  grid-column: 1 / -1;
  margin-top: ${token.space.x1};
  color: ${token.color.textSubtle};
  font-size: ${token.fontSize.caption};
  line-height: ${token.lineHeight.snug};
`
