import { Link } from '@remix-run/react'
import { Headset } from 'lucide-react'
import { EmptyState } from '#design-system/empty-state/index.ts'
import { Section } from '#design-system/section/index.ts'
import { GetInTouch } from '#app/public/get-in-touch/index.ts'
import { hydrateWhenNear } from '#app/public/hydrate-when-near.tsx'
import { ServiceBanner } from '#app/public/service-banner/index.ts'
import type { InternetBpoContent } from './load-internet-bpo.ts'

/** Kept, since the band that it stands in must not be rendered anew while its script is waited for. */
const second = { label: '查看全部服务', to: '/services' }

/** Internet BPO: how a team is built, run, kept safe and housed (public-site §2.9, X-09). */
export function InternetBpoPage({ texts, parts }: InternetBpoContent) {
  return (
    <>
      <ServiceBanner texts={texts} path="/internet-bpo" eyebrow="INTERNET BPO" />
      {parts.length > 0 ? (
        <BpoSections parts={parts} />
      ) : (
        <Section aria-label="服务内容">
          <EmptyState
            icon={<Headset />}
            title="暂无互联网 BPO 内容"
            description="服务介绍正在整理。可以先告诉我们业务类型和预计席位。"
            action={<Link to="/contact">联系我们</Link>}
          />
        </Section>
      )}
      <GetInTouch
        tone="tinted"
        title="先从一个班组开始"
        text="告诉我们业务类型、时段和预计席位，我们给出人员、场地与爬坡计划，先试运行再扩量。"
        second={second}
      />
    </>
  )
}

const BpoSections = hydrateWhenNear(
  () => import('./bpo-sections.tsx'),
  (module) => module.BpoSections,
  { isAlive: false },
)
