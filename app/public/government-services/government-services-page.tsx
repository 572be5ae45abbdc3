import { PageSection } from '#design-system/page-section/index.ts'
import { GetInTouch } from '#app/public/get-in-touch/index.ts'
import { hydrateWhenNear } from '#app/public/hydrate-when-near.tsx'
import { Rise } from '#app/public/rise/index.ts'
import { ServiceBanner } from '#app/public/service-banner/index.ts'
import { Parcels } from './departments.styles.ts'
import { departments } from './departments.ts'
import type { GovernmentServicesContent } from './load-government-services.ts'

const CASES = '/government-cases'

/** Kept, since the band that it stands in must not be rendered anew while its script is waited for. */
const second = { label: '查看案例', to: CASES }

/** Data for the authorities: eight departments, then the modules with their galleries (public-site §2.5). */
export function GovernmentServicesPage({ texts, modules }: GovernmentServicesContent) {
  return (
    <>
      <ServiceBanner texts={texts} path="/government-services" eyebrow="GOVERNMENT DATA" casesPath={CASES} />
      <PageSection
        headingId="departments-heading"
        eyebrow="01 / DEPARTMENTS"
        title="八个部门，一套口径"
        lead="同一坐标、同一编码、同一份质检规则，数据跨部门流转时不必再翻译一遍。"
      >
        <Rise>
          <Parcels label="部门数据服务领域" entries={departments} />
        </Rise>
      </PageSection>
      <Modules modules={modules} />
      <GetInTouch
        title="手上有一批待整理的数据？"
        text="告诉我们数据的来源、格式和验收要求，我们先做一小批样本，再谈工期与费用。"
        second={second}
      />
    </>
  )
}

const Modules = hydrateWhenNear(
  () => import('./modules/modules.tsx'),
  (module) => module.Modules,
)
