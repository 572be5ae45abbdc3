import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space } = token

export const Heading = styled.div`
  display: grid;
  gap: 0 ${space.x8};
  align-items: start;
  margin-bottom: ${space.x5};
  overflow-wrap: anywhere;

  ${media.fromLaptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    margin-bottom: ${space.x8};

    /* The heading's own distance is for grids below it. */
    > :first-child {
      margin-bottom: 0;
    }
  }
`

export const Description = styled.p`
  color: ${color.textMuted};
  white-space: pre-line;

  /* Level with the heading, below its eyebrow. */
  ${media.fromLaptop} {
    padding-top: ${space.x3};
  }
`
