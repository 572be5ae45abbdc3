import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, size } = token

/**
 * Around the index of the page's sections; sticks below the header on wide windows. Not hydrated late, unlike the
 * index: a sticky element must belong to the whole page.
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
