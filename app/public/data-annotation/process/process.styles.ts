import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

/** A flow chart keeps a size at which it can be read; on phones it is moved sideways inside its own frame. */
export const Chart = styled.div`
  border: 1px solid ${token.color.line};

  ${media.belowTablet} {
    overflow-x: auto;

    > ul {
      width: 44rem;
    }
  }
`
