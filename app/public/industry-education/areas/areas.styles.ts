import styled from 'styled-components'
import { IconGrid } from '#design-system/icon-grid/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space } = token

/** A running track seen from above: a bend on the left and eight parallel lanes. */
export const Track = styled.div`
  ${media.fromLaptop} {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 10fr);

    /* One ring for each lane, so that every line of the bend meets the line of its lane. */
    &::before {
      background: repeating-radial-gradient(
        farthest-side at 100% 100%,
        ${color.background} 0 2px,
        ${color.surveySoft} 2px 12.5%
      );
      mask: radial-gradient(farthest-side at 100% 100%, black calc(100% - 2px), transparent 100%);
      content: '';
    }
  }

  ${media.forcedColors} {
    &::before {
      background: none;
    }
  }
`

export const Lanes = styled(IconGrid)`
  grid-template-columns: minmax(0, 1fr);
  grid-auto-rows: 1fr;
  gap: 2px;
  padding: 0 0 2px;
  background: ${color.background};
  counter-reset: lane;

  ${media.fromLaptop} {
    position: relative;
    grid-template-columns: minmax(0, 1fr);
    padding-right: 3rem;

    /* The finish. */
    &::after {
      position: absolute;
      inset: 0 0.75rem 2px auto;
      width: 1.5rem;
      background: repeating-conic-gradient(${color.lineStrong} 0 25%, ${color.background} 0 50%) 0 0 / 1.5rem
        1.5rem;
      content: '';
    }
  }

  > li {
    grid-template-columns: 2.25rem auto minmax(0, 1fr);
    gap: 0 ${space.x2};
    align-items: center;
    align-content: center;
    padding: ${space.x1} ${space.x2};
    background-color: ${color.surveySoft};
    counter-increment: lane;

    ${media.fromTablet} {
      grid-template-columns: 3rem auto 9rem minmax(0, 1fr);
      min-height: 4.5rem;
      padding: ${space.x15} ${space.x3};
    }

    /* Lane numbers, as painted on the ground. */
    &::before {
      grid-row: 1 / span 2;
      color: ${color.surveyText};
      font-family: ${token.font.figure};
      font-size: ${token.fontSize.h2};
      line-height: 1;
      content: counter(lane);
      content: counter(lane) / '';

      ${media.fromTablet} {
        grid-row: 1;
      }
    }

    &::after {
      content: none;
    }

    ${media.hover} {
      &:hover {
        background-color: ${color.hovered};
      }
    }
  }

  > li > span:first-child {
    grid-row: 1 / span 2;
    grid-column: 2;
    width: 2.25rem;
    height: 2.25rem;
    margin: 0;
    background: ${color.surface};
    color: ${color.onSurveySoft};

    > svg {
      width: ${token.size.icon};
      height: ${token.size.icon};
    }

    ${media.fromTablet} {
      grid-row: 1;
      align-self: center;
      width: 2.75rem;
      height: 2.75rem;
    }
  }

  > li > p {
    grid-column: 3;
  }

  ${media.fromTablet} {
    > li > p {
      grid-row: 1;
      align-self: center;
    }

    > li > p + p {
      grid-column: 4;
    }
  }
`
