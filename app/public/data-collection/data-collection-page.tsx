import { Link } from '@remix-run/react'
import { DatabaseZap } from 'lucide-react'
import { EmptyState } from '#design-system/empty-state/index.ts'
import { Section } from '#design-system/section/index.ts'
import { GetInTouch } from '#app/public/get-in-touch/index.ts'
import { hydrateWhenNear } from '#app/public/hydrate-when-near.tsx'
import { ServiceBanner } from '#app/public/service-banner/index.ts'
import type { DataCollectionContent } from './load-data-collection.ts'

/** Kept, since the band that it stands in must not be rendered anew while its script is waited for. */
const second = { label: '了解数据标注', to: '/data-annotation' }

/** Data collection, in the sections of the administrators' form (public-site §2.9, X-09). */
export function DataCollectionPage({ texts, collection }: DataCollectionContent) {
  return (
    <>
      <ServiceBanner texts={texts} path="/data-collection" eyebrow="DATA COLLECTION" />
      {collection ? (
        <CollectionSections collection={collection} />
      ) : (
        <Section aria-label="采集内容">
          <EmptyState
            icon={<DatabaseZap />}
            title="暂无数据采集内容"
            description="采集样例正在整理。可以先告诉我们需要哪些数据。"
            action={<Link to="/contact">联系我们</Link>}
          />
        </Section>
      )}
      <GetInTouch
        tone="tinted"
        title="从一份任务书开始"
        text="写下需要的样本、数量和使用限制，我们先试采一小批，确认标准后再分批执行。"
        second={second}
      />
    </>
  )
}

const CollectionSections = hydrateWhenNear(
  () => import('./collection-sections.tsx'),
  (module) => module.CollectionSections,
  { isAlive: false },
)
