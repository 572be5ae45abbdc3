import { PageSection } from '#design-system/page-section/index.ts'
import { Rise } from '#app/public/rise/index.ts'
import { annotationAreas } from './annotation-areas.tsx'
import { Samples } from './areas.styles.ts'

export interface AreasProps {
  /** The section's number on the page, such as `02`. */
  figure: string
}

/** What is annotated: eight areas, each with a small sample (public-site §2.6). */
export function Areas({ figure }: AreasProps) {
  return (
    <PageSection
      headingId="areas-heading"
      tone="tinted"
      eyebrow={`${figure} / 标注范围`}
      title="从原始素材到可训练的数据"
      lead="标注只是其中一步：前面的清洗、后面的质检与回流，都由同一支队伍负责。"
    >
      <Rise>
        <Samples label="标注服务领域" entries={annotationAreas} />
      </Rise>
    </PageSection>
  )
}
