import { PageSection } from '#design-system/page-section/index.ts'
import { Lanes, Track } from './areas.styles.ts'
import { educationAreas } from './education-areas.ts'

export interface AreasProps {
  /** Its number on the page, such as `04`. */
  figure: string
}

/** The eight areas as the lanes of one track: each can be run alone (public-site §2.8). */
export function Areas({ figure }: AreasProps) {
  return (
    <PageSection
      headingId="areas-heading"
      eyebrow={`${figure} / 合作方向`}
      title="从哪一项开始都可以"
      lead="八个方向彼此衔接，可以先共建一门课，也可以一步到位办一所产业学院。"
    >
      <Track>
        <Lanes label="产教融合领域" entries={educationAreas} />
      </Track>
    </PageSection>
  )
}
