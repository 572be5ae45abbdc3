import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, size } = token

/**
 * Around the index of the page's sections: stays below the header while one reads on wide windows, since the page is long. The
 * index in it is a late section; this is not, for what sticks must be a part of the whole page.
 */
export const SheetBar = styled.nav`
  position: relative;
  z-index: ${token.zIndex.sticky};
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};

  ${media.fromLaptop} {
    position: sticky;
    top: calc(${size.header} - 1px);

    @media (scripting: none) {
      position: relative;
      top: 0;
    }
  }

  ${media.print} {
    display: none;
  }
`
