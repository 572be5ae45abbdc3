import styled from 'styled-components'
import { Showcase } from '#design-system/showcase/index.ts'
import { media, token } from '#design-system/tokens/index.ts'
import { scripted } from '#design-system/tokens/without-script.ts'

/** Beside a long list the chosen entry stays in sight; without script all entries stand below each other. */
export const ListFirst = styled(Showcase)`
  ${media.fromLaptop} {
    > [role='tabpanel'] {
      grid-column: 2;
    }

    @media (scripting: enabled) {
      ${scripted} > [role='tabpanel'] {
        position: sticky;
        top: calc(${token.size.header} + ${token.space.x4});
      }
    }
  }
`

/** The other way round on wide windows, so that two showcases on one page do not repeat each other. */
export const PictureFirst = styled(ListFirst)`
  ${media.fromLaptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);

    > [role='tablist'] {
      grid-column: 2;
      grid-row: 1;
    }

    > [role='tabpanel'] {
      grid-column: 1;
    }
  }
`
