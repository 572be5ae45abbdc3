import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

export interface RichContentProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** HTML that was cleaned by the one allow-list before it was stored and again before it came here. */
  html: string
}

/** What an administrator wrote, in the site's own typography. */
export const RichContent = forwardRef<HTMLDivElement, RichContentProps>(function RichContent(
  { html, ...rest },
  ref,
) {
  return <Root ref={ref} {...rest} dangerouslySetInnerHTML={{ __html: html }} />
})

const { color, space } = token

const Root = styled.div`
  overflow-wrap: anywhere;

  > * + * {
    margin-top: ${space.x2};
  }

  > :is(h1, h2, h3, h4) {
    margin-top: ${space.x4};
    font-size: ${token.fontSize.h5};
  }

  > :first-child {
    margin-top: 0;
  }

  ul,
  ol {
    padding-left: 1.4em;
  }

  ul {
    list-style: square;
  }

  ol {
    list-style: decimal;
  }

  li::marker {
    color: ${color.surveyText};
  }

  a {
    color: ${color.link};
  }

  img,
  video {
    display: block;
    max-width: 100%;
    height: auto;
  }

  figure {
    margin-inline: 0;
  }

  figcaption {
    margin-top: ${space.x1};
    color: ${color.textSubtle};
    font-size: ${token.fontSize.small};
  }

  blockquote {
    margin-inline: 0;
    padding-left: ${space.x2};
    border-left: 3px solid ${color.survey};
    color: ${color.textMuted};
  }

  table {
    display: block;
    overflow-x: auto;
    border-collapse: collapse;
  }

  th,
  td {
    padding: ${space.x1} ${space.x15};
    border: 1px solid ${color.line};
    text-align: left;
  }
`
