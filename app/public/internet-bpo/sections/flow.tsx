import { PageSection } from '#design-system/page-section/index.ts'
import { FlowPicture } from '#app/public/flow-picture/index.ts'
import type { PartProps } from '#app/public/internet-bpo/bpo-part.ts'

/** How a project is taken over, as one chart (public-site §2.9). */
export function Flow({ part: { name, figure, title, imageUrl } }: PartProps) {
  return (
    <PageSection id={name} eyebrow={figure} title={title}>
      {imageUrl && <FlowPicture label={title} src={imageUrl} />}
    </PageSection>
  )
}
