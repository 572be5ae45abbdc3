import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import styled from 'styled-components'
import { richTextStyles } from './rich-text.styles.ts'
import { withVariants } from './with-variants.ts'

export interface RichContentProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** HTML that was cleaned by the one allow-list before it was stored and again before it came here. */
  html: '' | (string & { readonly isCleanHtml: true })
}

/** What an administrator wrote, in the site's own typography. */
export const RichContent = forwardRef<HTMLDivElement, RichContentProps>(function RichContent(
  { html, ...rest },
  ref,
) {
  return <Root ref={ref} {...rest} dangerouslySetInnerHTML={{ __html: withVariants(html) }} />
})

const Root = styled.div`
  ${richTextStyles}
`
