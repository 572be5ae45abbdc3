import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'
import { lineLength } from '#design-system/tokens/line-length.ts'

export const Chapters = styled.div`
  display: grid;
  gap: ${token.space.x4};

  section {
    display: grid;
    gap: ${token.space.x15};
    max-width: ${lineLength};
  }

  h2 {
    font-size: ${token.fontSize.h4};
  }

  a {
    color: ${token.color.link};
  }
`
