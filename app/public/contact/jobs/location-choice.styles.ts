import styled, { css } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space } = token

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1};
  margin-bottom: ${space.x4};
`

const chip = css`
  display: inline-flex;
  gap: ${space.x1};
  align-items: center;
  min-height: ${token.size.controlMedium};
  padding: 0 ${space.x2};
  border: 1px solid ${color.lineStrong};
  border-radius: ${token.radius.round};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${token.fontSize.small};
  text-decoration: none;
  transition:
    border-color ${token.duration.quick} ${token.easing.out},
    background-color ${token.duration.quick} ${token.easing.out};

  ${media.touch} {
    min-height: ${token.size.target};
  }

  ${media.hover} {
    &:hover {
      border-color: ${color.text};
    }
  }
`

export const Count = styled.span`
  color: ${color.textSubtle};
  font-family: ${token.font.figure};
  font-size: ${token.fontSize.caption};
`

export const Chip = styled.a`
  ${chip}

  &[aria-current] {
    border-color: ${color.primary};
    background: ${color.primary};
    color: ${color.onPrimary};

    ${Count} {
      color: inherit;
    }
  }

  ${media.forcedColors} {
    &[aria-current] {
      border: 2px solid Highlight;
    }
  }
`

export const Clear = styled.a`
  ${chip}
  border-color: transparent;
  background: transparent;
  color: ${color.link};

  > svg {
    width: ${token.size.iconSmall};
    height: ${token.size.iconSmall};
  }
`
