import styled from 'styled-components'
import { IconGrid } from '#design-system/icon-grid/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

const { color } = token

/** A quarter of the mark on a boundary point; the neighbours add the other three. */
const boundaryPoint = (corner: string) =>
  `radial-gradient(circle at ${corner}, ${color.survey} 0 3.4px, transparent 4px) no-repeat`

/** How many of twelve columns each parcel has from 1024 px up: no two bounds above each other. */
const widths = [3, 3, 4, 2, 2, 4, 3, 3]

/** The departments as parcels of one cadastral sheet, numbered, each under its department's seal. */
export const Parcels = styled(IconGrid)`
  counter-reset: parcel;

  ${media.fromLaptop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    ${widths.map((width, place) => `> :nth-child(${place + 1}) { grid-column: span ${width}; }`).join('')}
  }

  > li {
    background: ${['0 0', '100% 0', '0 100%', '100% 100%'].map(boundaryPoint).join(',')};
    background-color: ${color.surface};
    counter-increment: parcel;

    /* Land use: farm land and nature, water, places at risk. */
    &:is(:nth-child(2), :nth-child(6)) {
      background-color: ${color.terrainSoft};
    }

    &:nth-child(5) {
      background-color: ${color.primarySoft};
    }

    &:nth-child(8) {
      background-color: ${color.surveySoft};
    }

    &::before {
      position: absolute;
      top: ${token.space.x2};
      right: ${token.space.x2};
      color: ${color.textMuted};
      font-family: ${token.font.figure};
      font-size: ${token.fontSize.caption};
      line-height: 1;
      content: 'P-' counter(parcel, decimal-leading-zero);
      content: 'P-' counter(parcel, decimal-leading-zero) / '';
    }

    &::after {
      content: none;
    }
  }

  /* The seal, pressed a little askew. */
  > li > span {
    border: 1.5px solid ${color.survey};
    border-radius: 50%;
    outline: 1px solid ${color.survey};
    outline-offset: -5px;
    background: ${color.surface};
    color: ${color.surveyText};
    transform: rotate(-8deg);
    transition: transform ${token.duration.base} ${token.easing.physical};

    > svg {
      width: ${token.size.iconSmall};
      height: ${token.size.iconSmall};
    }

    ${media.fromTablet} {
      width: 3.5rem;
      height: 3.5rem;

      > svg {
        width: ${token.size.iconLarge};
        height: ${token.size.iconLarge};
      }
    }
  }

  ${media.hover} {
    > li:hover > span {
      transform: none;
    }
  }
`
