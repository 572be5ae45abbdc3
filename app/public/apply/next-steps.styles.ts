import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import { stationMark } from './station-mark.ts'

const { color, space, fontSize } = token

/** A traverse: control points on one dashed line, downwards on phones, across on wide windows. */
export const Steps = styled.ol`
  display: grid;
  counter-reset: step;
  margin-top: ${space.x4};

  + [data-ways] {
    margin-top: ${space.x2};

    ${media.fromTablet} {
      margin-top: ${space.x6};

      ul {
        grid-template-columns: repeat(3, auto);
        justify-content: space-between;
      }

      li {
        padding-block: 0;
        border-top: 0;
      }
    }

    ${media.fromDesktop} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 36rem);
      gap: ${space.x5};
      align-items: center;
    }
  }

  li {
    position: relative;
    padding: 0 0 ${space.x3} ${space.x4};
    counter-increment: step;
  }

  li::before {
    ${stationMark}
  }

  li:not(:last-child)::after {
    position: absolute;
    top: calc(0.5em + 19px);
    bottom: 0;
    left: 6px;
    border-left: 1px dashed ${color.edge};
    content: '';
  }

  h3 {
    font-size: ${fontSize.h5};
  }

  h3::before {
    margin-right: ${space.x1};
    color: ${color.surveyText};
    font-family: ${token.font.figure};
    font-size: ${fontSize.small};
    font-weight: ${token.fontWeight.regular};
    content: counter(step, decimal-leading-zero);
  }

  p {
    margin-top: ${space.x05};
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }

  ${media.fromTablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    margin-top: ${space.x6};

    li {
      padding: ${space.x4} ${space.x3} 0 0;
    }

    li::before {
      top: 0;
    }

    li:not(:last-child)::after {
      inset: 7px 8px auto 22px;
      border-top: 1px dashed ${color.edge};
      border-left: 0;
    }
  }
`
