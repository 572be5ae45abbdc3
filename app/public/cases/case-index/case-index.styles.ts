import styled from 'styled-components'
import { boundingBox } from '#design-system/survey-frame/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

export const Heading = styled.h2`
  margin-bottom: ${space.x2};
  color: ${color.textMuted};
  font-size: ${fontSize.body};
  font-weight: ${token.fontWeight.medium};
`

/** Parcels with shared boundaries. */
export const Parcels = styled.ul<{ $isByFour: boolean }>`
  display: grid;
  gap: 1px;
  padding: 1px;

  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  ${media.fromLaptop} {
    grid-template-columns: repeat(${({ $isByFour }) => ($isByFour ? 4 : 3)}, minmax(0, 1fr));

    > :last-child:nth-child(odd) {
      grid-column: auto;
    }
  }

  > li {
    position: relative;
    display: grid;
    min-width: 0;
    outline: 1px solid ${color.line};
    background: ${color.surface};
    grid-template-rows: auto 1fr;

    > :only-child {
      grid-row: 1 / -1;
    }

    img {
      object-position: 74% 50%;
    }

    ${media.belowTablet} {
      &:has(> :nth-child(2)) {
        grid-template-rows: none;
        grid-template-columns: 7rem minmax(0, 1fr);
      }

      > :first-child:nth-last-child(2) {
        height: 100%;
        aspect-ratio: auto;
      }
    }
  }
`

export const Parcel = styled.a`
  --mark: ${color.survey};

  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr) auto;
  gap: ${space.x05} 0;
  align-items: baseline;
  align-content: start;
  padding: ${space.x3};
  color: ${color.text};
  text-decoration: none;

  > svg {
    grid-row: 1;
    grid-column: 3;
    align-self: start;
    width: ${token.size.icon};
    height: ${token.size.icon};
    color: ${color.textSubtle};
    transition: transform ${token.duration.base} ${token.easing.physical};
  }

  &[aria-current] {
    box-shadow: inset 0 3px ${color.survey};
  }

  /* The picture above belongs to the target. */
  &::before {
    position: absolute;
    inset: 0;
    content: '';
  }

  &::after {
    position: absolute;
    inset: 6px;
    opacity: 0;
    pointer-events: none;
    transition: opacity ${token.duration.quick} ${token.easing.out};
    content: '';
    ${boundingBox}
  }

  &:focus-visible {
    outline-offset: -4px;
  }

  ${media.hover} {
    &:hover::after {
      opacity: 1;
    }

    &:hover > svg {
      color: ${color.text};
      transform: translate(2px, -2px);
    }
  }
`

export const Figure = styled.span`
  color: ${color.surveyText};
  font-family: ${token.font.figure};
  font-size: ${fontSize.caption};
`

export const Name = styled.span`
  font-size: ${fontSize.h5};
  font-weight: ${token.fontWeight.semibold};
`

export const Line = styled.span`
  grid-column: 2 / -1;
  text-wrap: balance;
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`
