import { PageSection } from '#design-system/page-section/index.ts'
import { Rise } from '#app/public/rise/index.ts'
import { Parcels } from './departments.styles.ts'
import { departments } from './eight-departments.ts'

/** The eight departments whose data the company serves (public-site §2.5). */
export function Departments() {
  return (
    <PageSection
      headingId="departments-heading"
      eyebrow="01 / 服务领域"
      title="八个部门，一套口径"
      lead="同一坐标、同一编码、同一份质检规则，数据跨部门流转时不必再翻译一遍。"
    >
      <Rise>
        <Parcels label="部门数据服务领域" entries={departments} />
      </Rise>
    </PageSection>
  )
}
