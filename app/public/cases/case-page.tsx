import { Fragment } from 'react'
import { Link } from '@remix-run/react'
import { Breadcrumbs } from '#design-system/breadcrumbs/index.ts'
import { PageBanner } from '#design-system/page-banner/index.ts'
import { GetInTouch } from '#app/public/get-in-touch/index.ts'
import { hydrateOnVisible } from '#app/public/deferred-hydration/hydrate-on-visible.tsx'
import type { CasePageContent } from './case-content.ts'
import { SpecialSections } from './special/special-sections.tsx'
import { useOldCaseAddress } from './use-old-case-address.ts'

/** A page of cases: parents lead on to their sub pages, sub pages to their neighbours (public-site §2.11, X-02, X-11). */
export function CasePage({ path, place, texts, cases, special }: CasePageContent) {
  const { eyebrow, above, hasPagesBelow, topic } = place
  useOldCaseAddress()
  return (
    // What one page printed must not stand under its neighbour's title: they share a route.
    <Fragment key={path}>
      <PageBanner
        eyebrow={eyebrow}
        {...texts}
        trail={<Breadcrumbs linkAs={Link} trail={[home, ...above, { label: texts.title }]} />}
        reading={cases.length > 0 && `${cases.length} 个案例`}
      />
      {hasPagesBelow && <PagesBelow path={path} />}
      {special && <SpecialSections special={special} />}
      <CaseGrid path={path} cases={cases} isOnly={!special} />
      {above.length > 1 && <PagesBeside path={path} />}
      <GetInTouch
        topic={topic}
        title="您的项目，也可以从一次摸底开始"
        text="把数据的来源、数量和期限告诉我们，项目组会给出可执行的做法与周期。"
      />
    </Fragment>
  )
}

const home = { label: '首页', to: '/' }

const sections = () => import('./sections.ts')

const PagesBelow = hydrateOnVisible(sections, (module) => module.PagesBelow, { isAlive: false })
const CaseGrid = hydrateOnVisible(sections, (module) => module.CaseGrid, { isAlive: false })
const PagesBeside = hydrateOnVisible(sections, (module) => module.PagesBeside, { isAlive: false })
