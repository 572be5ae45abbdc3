import styled from 'styled-components'
import { Gallery } from '#design-system/gallery/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

export const Bench = styled.div`
  display: grid;
  gap: ${space.x3};
  margin-top: ${space.x2};

  ${media.fromLaptop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
    gap: ${space.x5};
    align-items: start;
    margin-top: ${space.x5};

    /* The tools stay in one column, whichever panels stand in the other. */
    > [role='tabpanel'] {
      grid-column: 2;
    }
  }

  > * {
    min-width: 0;
  }
`

export const Stage = styled.div`
  display: grid;
  gap: ${space.x1};
  overflow-wrap: anywhere;
`

export const Title = styled.h3`
  font-size: ${fontSize.h4};
`

export const Text = styled.p`
  max-width: 42rem;
  margin-bottom: ${space.x2};
  color: ${color.textMuted};
  white-space: pre-line;
`

/** Where the count is odd the leading picture takes the whole row, so that no cell stays empty. */
export const Examples = styled(Gallery)`
  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
  }

  > :first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
  }
`
