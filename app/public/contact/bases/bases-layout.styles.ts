import styled, { css } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import { withoutScript } from '#design-system/tokens/without-script.ts'

const { color, space } = token

/** The map is at least so high, and grows with the list beside it; a long list scrolls in place. */
const HEIGHT = '34rem'

/** Where a scrolling list runs out at the foot. */
const FADE = space.x6

export const Layout = styled.div`
  display: grid;
  gap: ${space.x3};

  ${media.fromLaptop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
    align-items: start;
  }
`

export const List = styled.ul`
  display: grid;
  gap: ${space.x1};
  align-content: start;
  min-width: 0;
`

/** Holds a long list; what does not fit fades out at its foot. */
export const Scroller = styled.div`
  min-width: 0;

  ${media.fromLaptop} {
    max-height: ${HEIGHT};
    margin: calc(-1 * ${space.x05});
    padding: ${space.x05};
    padding-bottom: 0;
    overflow-y: auto;
    scroll-padding-block: ${space.x05} ${FADE};

    &::after {
      position: sticky;
      bottom: 0;
      z-index: ${token.zIndex.raised};
      display: block;
      height: ${FADE};
      background: linear-gradient(transparent, ${color.background});
      pointer-events: none;
      content: '';
    }

    ${withoutScript(css`
      max-height: none;

      &::after {
        display: none;
      }
    `)}

    ${media.forcedColors} {
      &::after {
        visibility: hidden;
      }
    }
  }
`

export const MapColumn = styled.div`
  position: relative;
  min-width: 0;

  ${media.fromLaptop} {
    align-self: stretch;
    min-height: ${HEIGHT};
  }
`
