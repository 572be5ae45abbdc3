import { GetInTouch } from '#app/public/get-in-touch/index.ts'
import { hydrateOnVisible } from '#app/public/deferred-hydration/hydrate-on-visible.tsx'
import { ServiceBanner } from '#app/public/service-banner/index.ts'
import type { DataCollectionContent } from './load-data-collection.ts'

/** Kept, since the band that it stands in must not be rendered again while its script is waited for. */
const second = { label: '了解数据标注', to: '/data-annotation' }

/** Data collection, in the sections of the administrators' form (public-site §2.9, X-09). */
export function DataCollectionPage({ texts, collection }: DataCollectionContent) {
  return (
    <>
      <ServiceBanner texts={texts} path="/data-collection" casesPath="/cases" />
      <CollectionSections collection={collection} />
      <GetInTouch
        tone="tinted"
        topic="数据采集"
        title="从一份任务书开始"
        text="写下需要的样本、数量和使用限制，我们先试采一小批，确认标准后再分批执行。"
        second={second}
      />
    </>
  )
}

const CollectionSections = hydrateOnVisible(
  () => import('./collection-sections.tsx'),
  (module) => module.CollectionSections,
  { isAlive: false },
)
