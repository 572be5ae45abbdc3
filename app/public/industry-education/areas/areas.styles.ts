import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { space } = token

/** The heading stays in sight while the areas pass beside it. */
export const Split = styled.div`
  ${media.fromLaptop} {
    display: grid;
    grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
    gap: ${space.x10};
    align-items: start;

    > :first-child {
      position: sticky;
      top: calc(${token.size.header} + ${space.x4});
      margin-bottom: 0;
    }

    > ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`
