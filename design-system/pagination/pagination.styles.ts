import styled from 'styled-components'
import { forcedMark, media, token } from '#design-system/tokens/index.ts'

export const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.x1} ${token.space.x2};
  padding-block: ${token.space.x15};
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.small};
`

export const Total = styled.p`
  display: flex;
  align-items: center;
  gap: ${token.space.x15};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

export const Size = styled.div`
  width: 7rem;
`

export const Pages = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.x05};
`

export const PageButton = styled.button`
  display: grid;
  place-items: center;
  min-width: ${token.size.controlSmall};
  height: ${token.size.controlSmall};
  padding: 0 ${token.space.x05};
  border: 1px solid transparent;
  border-radius: ${token.radius.small};
  background: none;
  color: ${token.color.text};
  font-variant-numeric: tabular-nums;

  &[aria-current='page'] {
    background: ${token.color.primary};
    color: ${token.color.onPrimary};
  }

  &[aria-disabled='true'] {
    color: ${token.color.textDisabled};
    cursor: not-allowed;
  }

  svg {
    width: ${token.size.iconSmall};
    height: ${token.size.iconSmall};
  }

  ${media.hover} {
    &:hover:not([aria-current='page'], [aria-disabled='true']) {
      background: ${token.color.hovered};
    }
  }

  ${media.touch} {
    min-width: ${token.size.target};
    height: ${token.size.target};
  }

  ${media.forcedColors} {
    &[aria-current='page'] {
      ${forcedMark}
    }

    &[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`

/* On phones the row of numbers gives way to the two arrows and the present page. */
export const NumberPlace = styled.li<{ $isCurrent: boolean }>`
  ${media.belowTablet} {
    display: ${({ $isCurrent }) => ($isCurrent ? 'block' : 'none')};
  }
`
