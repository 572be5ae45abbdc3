import styled from 'styled-components'
import { IconGrid } from '#design-system/icon-grid/index.ts'
import { media, token } from '#design-system/tokens/index.ts'
import profile from './profile.svg?no-inline'
import { stationHeights } from './stations.ts'

const { color, space } = token

const HEIGHT_REM = 10

/** Where a station stands, and the level read there in metres. */
const stations = stationHeights.map(
  (height, place) =>
    `> :nth-child(${place + 1}) { --rise: ${(height * HEIGHT_REM).toFixed(2)}rem; --level: '${(24 + height * 46).toFixed(1)}'; }`,
)

/** The disciplines as stations on one line; from 1024 px up, a ground section stands above them. */
export const Stations = styled(IconGrid)`
  ${media.fromLaptop} {
    grid-template-columns: repeat(8, minmax(0, 1fr));
    gap: 0;
    padding: 0;
    border-top: 2px solid ${color.lineStrong};
    background: none;
    position: relative;
    /* The heading's own distance counts in it. */
    margin-top: ${HEIGHT_REM + 3.5}rem;
    ${stations.join('')}

    &::before {
      position: absolute;
      right: 0;
      bottom: 100%;
      left: 0;
      height: ${HEIGHT_REM}rem;
      background: ${color.terrain};
      mask: url('${profile}') 0 0 / 100% 100% no-repeat;
      content: '';
    }

    > li {
      padding: ${space.x3} ${space.x1} 0 ${space.x15};
      background: none;
    }

    /* The levelling staff, from the ground's line down to the words. */
    > li::before {
      position: absolute;
      bottom: 0;
      left: 0;
      height: calc(100% + var(--rise));
      border-left: 1px dashed ${color.edge};
      content: '';
    }

    > li::after {
      top: calc(-1 * var(--rise) - 2.4em);
      left: 0;
      width: auto;
      height: 2.4em;
      padding-left: ${space.x1};
      border-left: 3px solid ${color.survey};
      background: none;
      color: ${color.text};
      font-family: ${token.font.figure};
      font-size: ${token.fontSize.caption};
      line-height: 1.2;
      opacity: 1;
      transform: translateX(-1px);
      content: var(--level);
      content: var(--level) / '';
    }

    > li > span {
      margin-bottom: ${space.x1};
    }
  }

  ${media.forcedColors} {
    &::before {
      display: none;
    }
  }
`
