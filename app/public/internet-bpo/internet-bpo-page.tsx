import { GetInTouch } from '#app/public/get-in-touch/index.ts'
import { hydrateOnVisible } from '#app/public/deferred-hydration/hydrate-on-visible.tsx'
import { ServiceBanner } from '#app/public/service-banner/index.ts'
import type { InternetBpoContent } from './load-internet-bpo.ts'

/** Kept, since the band that it stands in must not be rendered again while its script is waited for. */
const second = { label: '查看全部服务', to: '/services' }

/** Internet BPO: how a team is built, run, kept safe and housed (public-site §2.9, X-09). */
export function InternetBpoPage({ texts, parts }: InternetBpoContent) {
  return (
    <>
      <ServiceBanner texts={texts} path="/internet-bpo" casesPath="/cases" />
      <BpoSections parts={parts} />
      <GetInTouch
        tone="tinted"
        topic="互联网 BPO"
        title="先从一个班组开始"
        text="告诉我们业务类型、时段和预计席位，我们给出人员、场地与爬坡计划，先试运行再扩量。"
        second={second}
      />
    </>
  )
}

const BpoSections = hydrateOnVisible(
  () => import('./bpo-sections.tsx'),
  (module) => module.BpoSections,
  { isAlive: false },
)
