import { Link } from '@remix-run/react'
import { useEffect } from 'react'
import { Breadcrumbs } from '#design-system/breadcrumbs/index.ts'
import { PageBanner } from '#design-system/page-banner/index.ts'
import { company as facts } from '#app/public/company.ts'
import { GetInTouch } from '#app/public/get-in-touch/index.ts'
import { hydrateOnVisible } from '#app/public/deferred-hydration/hydrate-on-visible.tsx'
import type { AboutPageContent } from './about-content.ts'
import { SheetBar } from './sheet-index/sheet-bar.ts'

/** Kept, since the band that it stands in must not be rendered again while its script is waited for. */
const second = { label: '查看案例', to: '/cases' }

/** The about page, section by section (public-site §2.10). */
export function AboutPage(content: AboutPageContent) {
  const { texts, company, culture, members, honors, copyrights, certifications, visits, news } = content
  useEffect(showNamedSection, [])
  return (
    <>
      <PageBanner
        eyebrow={`始于 ${facts.foundedYear} 年`}
        {...texts}
        trail={<Breadcrumbs linkAs={Link} trail={[{ label: '首页', to: '/' }, { label: texts.title }]} />}
        reading={reading}
      />
      <SheetBar aria-label="本页内容">
        <SheetIndex />
      </SheetBar>
      <CompanyBlock company={company} />
      <CultureCards culture={culture} />
      <CoreMembers members={members} />
      <Honors honors={honors} />
      <Copyrights copyrights={copyrights} />
      <Certifications certifications={certifications} />
      <LeadershipCare visits={visits} />
      <News news={news} />
      <GetInTouch
        title="来基地看看，再决定是否合作"
        text="四个交付基地常年接待来访。告诉我们您关心的环节，我们安排对应的负责人带您看现场。"
        second={second}
      />
    </>
  )
}

const { latitude, longitude } = facts.coordinates
const reading = `${latitude.toFixed(2)}°N ${longitude.toFixed(2)}°E`

/** An address such as `#news-3` opens a dialog of a section whose script waits until the section is near. */
function showNamedSection() {
  const kind = /^#([a-z]+)-\d+$/.exec(window.location.hash)?.[1]
  if (kind) document.getElementById(kind)?.scrollIntoView({ behavior: 'instant' })
}

const sections = () => import('./sections.ts')

const SheetIndex = hydrateOnVisible(sections, (module) => module.SheetIndex, { isAlive: false })
const CompanyBlock = hydrateOnVisible(sections, (module) => module.CompanyBlock, { isAlive: false })
const CultureCards = hydrateOnVisible(sections, (module) => module.CultureCards, { isAlive: false })
const CoreMembers = hydrateOnVisible(sections, (module) => module.CoreMembers)
const Honors = hydrateOnVisible(sections, (module) => module.Honors)
const Copyrights = hydrateOnVisible(sections, (module) => module.Copyrights)
const Certifications = hydrateOnVisible(sections, (module) => module.Certifications)
const LeadershipCare = hydrateOnVisible(sections, (module) => module.LeadershipCare)
const News = hydrateOnVisible(sections, (module) => module.News)
