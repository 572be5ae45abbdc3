import { PageSection } from '#design-system/page-section/index.ts'
import { FlowPicture } from '#app/public/flow-picture/index.ts'
import type { CollectionProcess } from '#app/public/data-collection/collection.ts'

export interface CollectionFlowProps {
  process: CollectionProcess
}

/** From the task book to the delivery (public-site §2.9). */
export function CollectionFlow({ process: { title, description, imageUrl } }: CollectionFlowProps) {
  return (
    <PageSection
      headingId="collection-flow-heading"
      eyebrow="PROCESS"
      title={title}
      lead={description || undefined}
    >
      {imageUrl && <FlowPicture label={title} src={imageUrl} />}
    </PageSection>
  )
}
