import styled from 'styled-components'
import type { CleanHtml } from '#contract/shared/html-allow-list.ts'
import { ButtonLink } from '#design-system/button/index.ts'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import { RichContent } from '#design-system/rich-content/index.ts'
import { Tag } from '#design-system/tag/index.ts'
import { token } from '#design-system/tokens/index.ts'
import { PRINTED_TEXT } from '#app/public/details/index.ts'
import type { SuccessCase } from '#app/public/cases/case-content.ts'

export interface CaseDetailProps {
  entry: SuccessCase
  /** Its text as the page was printed with it, for an entry that came without. */
  printed?: CleanHtml
  /** Name of the sub page it belongs to. */
  kind?: string
}

/** The text of one case; its description where there is none. */
export function CaseDetail({ entry, printed, kind }: CaseDetailProps) {
  const { imageUrl, description, content = printed } = entry
  return (
    <Article>
      {imageUrl && <MediaFrame src={imageUrl} alt="" ratio="16/9" shownAs="column" />}
      {kind && (
        <div>
          <Tag tone="warning">{kind}</Tag>
        </div>
      )}
      {content ? <RichContent html={content} {...printedHere} /> : <p>{description}</p>}
      {content === undefined && (
        <div>
          <p>正文没有加载出来。</p>
          <ButtonLink href="" variant="secondary">
            重新加载页面
          </ButtonLink>
        </div>
      )}
    </Article>
  )
}

const printedHere = { [PRINTED_TEXT]: '' }

const Article = styled.article`
  display: grid;
  gap: ${token.space.x3};
  max-width: 42rem;
  margin-inline: auto;
  overflow-wrap: anywhere;
`
