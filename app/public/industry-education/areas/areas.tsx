import { IconGrid } from '#design-system/icon-grid/index.ts'
import { Section } from '#design-system/section/index.ts'
import { SectionHeading } from '#design-system/section-heading/index.ts'
import { Split } from './areas.styles.ts'
import { educationAreas } from './education-areas.ts'

/** The eight areas beside what joins them (public-site §2.8). */
export function Areas() {
  return (
    <Section aria-labelledby="areas-heading">
      <Split>
        <SectionHeading
          headingId="areas-heading"
          eyebrow="04 / COOPERATION"
          title="从哪一项开始都可以"
          lead="八个方向彼此衔接，可以先共建一门课，也可以一步到位办一所产业学院。"
        />
        <IconGrid label="产教融合领域" entries={educationAreas} />
      </Split>
    </Section>
  )
}
