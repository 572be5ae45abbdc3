import { PageSection } from '#design-system/page-section/index.ts'
import { Rise } from '#app/public/rise/index.ts'
import { surveyingAreas } from '#app/public/map-surveying/surveying-areas.ts'
import { Stations } from './disciplines.styles.ts'

export interface DisciplinesProps {
  /** Its number on the page, such as `03`. */
  figure: string
}

/** The eight areas of surveying as stations of one profile (public-site §2.7). */
export function Disciplines({ figure }: DisciplinesProps) {
  return (
    <PageSection
      headingId="areas-heading"
      eyebrow={`${figure} / 作业范围`}
      title="八类作业，可以单做，也可以连做"
      lead="外业与内业用同一套编码，上一道工序的成果就是下一道工序的底图。"
    >
      <Rise>
        <Stations label="测绘服务领域" entries={surveyingAreas} />
      </Rise>
    </PageSection>
  )
}
