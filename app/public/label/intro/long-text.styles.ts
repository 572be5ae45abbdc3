import styled from 'styled-components'
import { RichContent } from '#design-system/rich-content/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space } = token

export const Article = styled.div`
  margin-top: ${space.x6};
  padding-top: ${space.x4};
  border-top: 1px solid ${color.lineStrong};

  ${media.fromLaptop} {
    margin-top: ${space.x10};
    padding-top: ${space.x6};
  }
`

/** Long texts in two columns; a heading stays with what it heads. */
export const Content = styled(RichContent)`
  ${media.fromLaptop} {
    columns: 2;
    column-gap: ${space.x8};
  }

  :is(h1, h2, h3, h4, h5) {
    break-after: avoid;
  }

  :is(ul, ol, figure, table, blockquote) {
    break-inside: avoid;
  }
`
