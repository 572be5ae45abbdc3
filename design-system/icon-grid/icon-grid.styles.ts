import styled, { css } from 'styled-components'
import { breakpoint, media, token } from '#design-system/tokens/index.ts'

const { color, space } = token

/** Drawing before the words instead of above them, where a cell is wide and low. */
const lying = css`
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${space.x2};
  row-gap: ${space.x05};
  align-content: center;

  > :first-child {
    grid-row: span 2;
    align-self: start;
    margin-bottom: 0;
  }

  > :last-child:nth-child(2) {
    grid-row: span 2;
    align-self: center;
  }
`

/** Below 1024 px: short words stand two in a row, whole sentences get a row of their own. */
const narrow = {
  3: css`
    ${media.belowTablet} {
      grid-template-columns: minmax(0, 1fr);

      > li {
        ${lying}
      }
    }
  `,
  4: null,
}

/** Hairlines between cells as on a map sheet; the outer ones are cut off by the overlap. */
export const Grid = styled.ul<{ $columns: keyof typeof narrow }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  margin: 0;
  padding: 1px;
  background: ${color.line};
  list-style: none;

  ${media.fromLaptop} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }

  ${({ $columns }) => narrow[$columns]}
`

export const Cell = styled.li`
  position: relative;
  display: grid;
  gap: ${space.x1};
  align-content: start;
  padding: ${space.x2};
  background-color: ${color.surface};
  overflow-wrap: anywhere;
  transition: background-color ${token.duration.base} ${token.easing.out};

  ${media.fromTablet} {
    padding: ${space.x3};
  }

  @media (min-width: ${breakpoint.tablet}px) and (max-width: ${breakpoint.laptop - 0.02}px) {
    ${lying}
  }

  ${media.fromLaptop} {
    padding: ${space.x4} ${space.x3};
  }

  /* The corner handle of a selected cell. */
  &::after {
    position: absolute;
    top: -4px;
    left: -4px;
    width: 7px;
    height: 7px;
    background: ${color.survey};
    opacity: 0;
    transform: scale(0.4);
    transition:
      opacity ${token.duration.quick} ${token.easing.out},
      transform ${token.duration.base} ${token.easing.physical};
    content: '';
  }

  ${media.hover} {
    &:hover {
      background-color: ${color.hovered};
    }

    &:hover::after {
      opacity: 1;
      transform: none;
    }
  }
`

export const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  margin-bottom: ${space.x05};
  background: ${color.primarySoft};
  color: ${color.onPrimarySoft};

  > svg {
    width: ${token.size.iconLarge};
    height: ${token.size.iconLarge};
    stroke-width: 1.6;
  }

  ${media.fromTablet} {
    width: 3rem;
    height: 3rem;
  }
`

export const Label = styled.p`
  font-size: ${token.fontSize.body};
  font-weight: ${token.fontWeight.semibold};
`

export const Description = styled.p`
  color: ${color.textMuted};
  font-size: ${token.fontSize.small};
`
