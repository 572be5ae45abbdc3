import { Link } from 'react-aria-components'
import styled, { css } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space } = token

export const Root = styled.nav`
  min-width: 0;
  font-size: ${token.fontSize.small};
  line-height: ${token.lineHeight.snug};
`

export const Entries = styled.ol`
  position: relative;
  display: flex;
  gap: ${space.x05};
  margin: 0;
  padding: 0;
  overflow-x: auto;
  list-style: none;
  scrollbar-width: none;

  > li {
    flex: none;
  }

  ${media.fromTablet} {
    flex-wrap: wrap;
  }

  ${media.fromDesktop} {
    flex-direction: column;
    flex-wrap: nowrap;
    gap: 0;
    border-inline-start: 1px solid ${color.line};
  }
`

export const Entry = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space.x05} ${space.x1};
  min-height: ${token.size.controlSmall};
  padding: ${space.x05} ${space.x15};
  border: 1px solid ${color.line};
  border-radius: ${token.radius.round};
  background: ${color.surface};
  color: ${color.textMuted};
  white-space: nowrap;
  cursor: pointer;
  transition: color ${token.duration.quick} ${token.easing.out};

  &[data-hovered] {
    color: ${color.text};
  }

  &[aria-current] {
    border-color: ${color.primary};
    color: ${color.link};
    font-weight: ${token.fontWeight.semibold};
  }

  &[data-focus-visible] {
    outline: ${token.size.focusRing} solid ${color.focus};
    outline-offset: -2px;
  }

  ${media.touch} {
    min-height: ${token.size.target};
  }

  ${media.fromDesktop} {
    position: relative;
    flex-wrap: wrap;
    justify-content: space-between;
    border: 0;
    border-radius: 0 ${token.radius.small} ${token.radius.small} 0;
    background: transparent;
    white-space: normal;

    &[data-hovered] {
      background: ${color.hovered};
    }

    &[aria-current]::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: -2px;
      width: 3px;
      background: ${color.primary};
    }
  }

  ${media.forcedColors} {
    &[aria-current] {
      border-color: Highlight;

      &::before {
        background: Highlight;
      }
    }
  }
`

export const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Marks = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space.x05};
  font-size: ${token.fontSize.caption};
  font-weight: ${token.fontWeight.regular};
`

const tones = {
  changed: css`
    background: ${color.surveySoft};
    color: ${color.onSurveySoft};
  `,
  wrong: css`
    background: ${color.dangerSoft};
    color: ${color.dangerText};
  `,
}

export const Mark = styled.span<{ $tone: keyof typeof tones }>`
  display: inline-flex;
  align-items: center;
  gap: 0.25em;
  padding: 0 ${space.x05};
  border-radius: ${token.radius.small};
  ${({ $tone }) => tones[$tone]}

  svg {
    flex: none;
    width: 0.875em;
    height: 0.875em;
  }
`
