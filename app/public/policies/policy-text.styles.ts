import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

export const Chapters = styled.div`
  display: grid;
  gap: ${token.space.x4};

  section {
    display: grid;
    gap: ${token.space.x15};
    max-width: 40em;
  }

  h2 {
    font-size: ${token.fontSize.h4};
  }

  a {
    color: ${token.color.link};
  }
`
