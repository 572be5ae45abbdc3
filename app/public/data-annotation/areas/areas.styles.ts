import styled from 'styled-components'
import { IconGrid } from '#design-system/icon-grid/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space } = token

/** The areas as cells of a labelling tool: each a sample on a dotted ground above its name. */
export const Samples = styled(IconGrid)`
  ${media.fromTablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  > li {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.x05};
    align-content: start;
    padding: 0 0 ${space.x2};

    ${media.fromLaptop} {
      padding-bottom: ${space.x3};
    }
  }

  > li > span {
    grid-row: auto;
    width: 100%;
    height: auto;
    margin-bottom: ${space.x1};
    background: radial-gradient(${color.grid} 1.5px, transparent 1.6px) 0 0 / 14px 14px ${color.tinted};
    border-bottom: 1px solid ${color.line};

    > svg {
      display: block;
      width: 100%;
      height: auto;
      aspect-ratio: 240 / 112;
    }
  }

  > li > p {
    padding-inline: ${space.x15};

    ${media.fromTablet} {
      padding-inline: ${space.x2};
    }

    ${media.fromLaptop} {
      padding-inline: ${space.x3};
    }
  }

  ${media.hover} {
    > li:hover > span {
      background-color: ${color.primarySoft};
    }
  }
`
