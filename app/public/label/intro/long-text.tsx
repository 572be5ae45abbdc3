import type { RichContentProps } from '#design-system/rich-content/index.ts'
import { Article, Content } from './long-text.styles.ts'

/** What the label record says at length (public-site §2.13, X-72). */
export function LongText({ html }: Pick<RichContentProps, 'html'>) {
  return (
    <Article>
      <Content html={html} />
    </Article>
  )
}
