import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space } = token

/** Hairlines between cells as on a map sheet; the outer ones are cut off by the overlap. */
export const Grid = styled.ul<{ $columns: number }>`
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
`

export const Cell = styled.li`
  position: relative;
  display: grid;
  gap: ${space.x1};
  align-content: start;
  padding: ${space.x3} ${space.x2};
  background: ${color.surface};
  transition: background ${token.duration.base} ${token.easing.out};

  ${media.fromTablet} {
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
      background: ${color.hovered};
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
  width: 3rem;
  height: 3rem;
  margin-bottom: ${space.x05};
  background: ${color.primarySoft};
  color: ${color.onPrimarySoft};

  > svg {
    width: ${token.size.iconLarge};
    height: ${token.size.iconLarge};
    stroke-width: 1.6;
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
