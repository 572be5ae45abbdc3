import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { space, size } = token

export const Root = styled.div`
  min-width: 0;

  > details > summary {
    display: flex;
    width: fit-content;
    min-height: ${size.target};
    margin: ${space.x4} auto 0;
    padding-block: ${space.x1};
    list-style: none;
    overflow-wrap: anywhere;

    ${media.belowTablet} {
      width: 100%;
    }

    &::-webkit-details-marker {
      display: none;
    }
  }

  > details[open] > summary {
    margin-bottom: ${space.x4};
  }

  > details[open] > summary svg {
    transform: rotate(180deg);
  }
`

/** What the button says while the rest is out of sight. */
export const Closed = styled.span`
  details[open] > summary & {
    display: none;
  }
`

/** What it says while the rest is seen. */
export const Opened = styled.span`
  details:not([open]) > summary & {
    display: none;
  }
`
