import styled from 'styled-components'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import { RichContent } from '#design-system/rich-content/index.ts'
import { Tag } from '#design-system/tag/index.ts'
import { token } from '#design-system/tokens/index.ts'
import type { SuccessCase } from '#app/public/cases/case-content.ts'

export interface CaseDetailProps {
  entry: SuccessCase
  /** Name of the sub page it belongs to. */
  kind?: string
}

/** The text of one case; its description where there is none. */
export function CaseDetail({ entry: { imageUrl, description, content }, kind }: CaseDetailProps) {
  return (
    <Article>
      {imageUrl && <MediaFrame src={imageUrl} alt="" ratio="16/9" shownAs="column" />}
      {kind && (
        <div>
          <Tag tone="warning">{kind}</Tag>
        </div>
      )}
      {content ? <RichContent html={content} /> : <p>{description}</p>}
    </Article>
  )
}

const Article = styled.article`
  display: grid;
  gap: ${token.space.x3};
  max-width: 42rem;
  margin-inline: auto;
  overflow-wrap: anywhere;
`
