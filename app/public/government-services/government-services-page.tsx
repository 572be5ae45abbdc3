import { GetInTouch } from '#app/public/get-in-touch/index.ts'
import { hydrateOnVisible } from '#app/public/deferred-hydration/hydrate-on-visible.tsx'
import { ServiceBanner } from '#app/public/service-banner/index.ts'
import type { GovernmentServicesContent } from './load-government-services.ts'

const CASES = '/government-cases'

/** Kept, since the band that it stands in must not be rendered again while its script is waited for. */
const second = { label: '查看案例', to: CASES }

/** Data for the authorities: eight departments, then the modules with their galleries (public-site §2.5). */
export function GovernmentServicesPage({ texts, modules }: GovernmentServicesContent) {
  return (
    <>
      <ServiceBanner texts={texts} path="/government-services" casesPath={CASES} />
      <Departments />
      <Modules modules={modules} />
      <GetInTouch
        topic="政府数据服务"
        title="手上有一批待整理的数据？"
        text="告诉我们数据的来源、格式和验收要求，我们先做一小批样本，再谈工期与费用。"
        second={second}
      />
    </>
  )
}

const sections = () => import('./sections.ts')

const Departments = hydrateOnVisible(sections, (module) => module.Departments, { isAlive: false })
const Modules = hydrateOnVisible(sections, (module) => module.Modules, { isAlive: false })
