import { Fragment } from 'react'
import { GetInTouch } from '#app/public/get-in-touch/index.ts'
import { hydrateOnVisible } from '#app/public/deferred-hydration/hydrate-on-visible.tsx'
import { sheetFigures } from '#app/public/sheet-figures.ts'
import { ServiceBanner } from '#app/public/service-banner/index.ts'
import type { IndustryEducationContent } from './load-industry-education.ts'

const CASES = '/industry-education-cases'

/** Kept, since the band that it stands in must not be rendered again while its script is waited for. */
const second = { label: '查看案例', to: CASES }

/** The cooperation with schools: who, what is taught and practised, and what it gives back (public-site §2.8). */
export function IndustryEducationPage({ texts, entries, services }: IndustryEducationContent) {
  const hasSchools = entries.some(hasPictures)
  const figures = sheetFigures({
    intro: entries.length > 0,
    schools: hasSchools,
    services: services.length > 0,
    areas: true,
  })
  return (
    <>
      <ServiceBanner texts={texts} path="/industry-education" casesPath={CASES} />
      {entries.map((entry) => (
        <Fragment key={entry.id}>
          <Intro {...entry} />
          <Schools {...entry} figure={figures.schools} />
          <Chapters {...entry} />
        </Fragment>
      ))}
      {services.length > 0 && <TechServices services={services} figure={figures.services} />}
      {entries.length === 0 && services.length === 0 && <NoData />}
      <Areas figure={figures.areas} />
      <GetInTouch
        tone="tinted"
        topic="产教融合"
        title="想把真实项目带进校园？"
        text="告诉我们学校的专业、人数与实训条件，我们派老师和工程师一起来谈。"
        second={second}
      />
    </>
  )
}

const hasPictures = ({ domesticPictures, overseasPictures }: IndustryEducationContent['entries'][number]) =>
  domesticPictures.length + overseasPictures.length > 0

const sections = () => import('./sections.ts')

const Intro = hydrateOnVisible(sections, (module) => module.Intro, { isAlive: false })
const Schools = hydrateOnVisible(sections, (module) => module.Schools, { isAlive: false })
const Chapters = hydrateOnVisible(sections, (module) => module.Chapters, { isAlive: false })
const TechServices = hydrateOnVisible(sections, (module) => module.TechServices, { isAlive: false })
const NoData = hydrateOnVisible(sections, (module) => module.NoData, { isAlive: false })
const Areas = hydrateOnVisible(sections, (module) => module.Areas, { isAlive: false })
