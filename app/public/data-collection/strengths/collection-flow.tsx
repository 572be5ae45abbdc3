import { PageSection } from '#design-system/page-section/index.ts'
import { FlowPicture } from '#app/public/flow-picture/index.ts'
import type { CollectionProcess } from '#app/public/data-collection/collection.ts'

export interface CollectionFlowProps {
  /** Number of the section, such as `07`. */
  figure: string
  process: CollectionProcess
}

/** From the task book to the delivery (public-site §2.9). */
export function CollectionFlow({ figure, process: { title, description, imageUrl } }: CollectionFlowProps) {
  return (
    <PageSection
      headingId="collection-flow-heading"
      eyebrow={figure}
      title={title}
      lead={description || undefined}
    >
      {imageUrl && <FlowPicture label={title} src={imageUrl} />}
    </PageSection>
  )
}
