import { Link } from '@remix-run/react'
import { Breadcrumbs } from '#design-system/breadcrumbs/index.ts'
import { PageBanner } from '#design-system/page-banner/index.ts'
import { GetInTouch } from '#app/public/get-in-touch/index.ts'
import { CaseGrid } from './case-grid/case-grid.tsx'
import { CaseIndex } from './case-index/case-index.tsx'
import type { CasePageContent } from './case-content.ts'
import { casePageAt, pagesAbove, pagesBelow } from './case-pages.ts'
import { SpecialSections } from './special/special-sections.tsx'

/** A page of cases: parents lead on to their sub pages, sub pages to their neighbours (public-site §2.11, X-02, X-11). */
export function CasePage({ path, texts, cases, special }: CasePageContent) {
  const page = casePageAt(path)
  if (!page) return null
  const above = pagesAbove(page)
  const below = pagesBelow(page)
  const beside = above.length > 1 ? pagesBelow(above.at(-1) ?? page) : []
  const trail = [{ label: '首页', to: '/' }, ...above.map(({ title, path: to }) => ({ label: title, to }))]
  return (
    <>
      <PageBanner
        eyebrow={page.eyebrow}
        {...texts}
        trail={<Breadcrumbs linkAs={Link} trail={[...trail, { label: texts.title }]} />}
        reading={cases.length > 0 && `${String(cases.length).padStart(2, '0')} CASES`}
      />
      {below.length > 0 && <CaseIndex heading="按业务查看" pages={below} isPictured={above.length === 0} />}
      {special && <SpecialSections special={special} />}
      <CaseGrid page={page} cases={cases} isOnly={!special} pages={above.length === 1 ? below : []} />
      {beside.length > 0 && <CaseIndex heading="同类案例" pages={beside} currentPath={path} tone="tinted" />}
      <GetInTouch
        title="您的项目，也可以从一次摸底开始"
        text="把数据的来源、数量和期限告诉我们，项目组会给出可执行的做法与周期。"
      />
    </>
  )
}
