import { GetInTouch } from '#app/public/get-in-touch/index.ts'
import { hydrateOnVisible } from '#app/public/deferred-hydration/hydrate-on-visible.tsx'
import { sheetFigures } from '#app/public/sheet-figures.ts'
import { ServiceBanner } from '#app/public/service-banner/index.ts'
import type { MapSurveyingContent } from './load-map-surveying.ts'

const CASES = '/map-surveying-cases'

/** Kept, since the band that it stands in must not be rendered again while its script is waited for. */
const second = { label: '查看案例', to: CASES }

/** Surveying: introduction, technical advantages, eight areas, typical applications (public-site §2.7). */
export function MapSurveyingPage({ texts, intro, advantages, applications }: MapSurveyingContent) {
  const hasIntro = Boolean(intro.title || intro.description || intro.pictures.length)
  const figures = sheetFigures({ intro: hasIntro, advantages: true, areas: true, applications: true })
  return (
    <>
      <ServiceBanner texts={texts} path="/map-surveying" casesPath={CASES} />
      {hasIntro && <Intro {...intro} />}
      <Advantages entries={advantages} figure={figures.advantages} />
      <Disciplines figure={figures.areas} />
      <Applications entries={applications} figure={figures.applications} />
      <GetInTouch
        topic="测绘服务"
        title="给我们一个范围，就能估算"
        text="告诉我们测区边界、比例尺与成果用途，我们给出作业方法、工期和报价的初稿。"
        second={second}
      />
    </>
  )
}

const sections = () => import('./sections.ts')

const Intro = hydrateOnVisible(sections, (module) => module.Intro, { isAlive: false })
const Advantages = hydrateOnVisible(sections, (module) => module.Advantages, { isAlive: false })
const Disciplines = hydrateOnVisible(sections, (module) => module.Disciplines, { isAlive: false })
const Applications = hydrateOnVisible(sections, (module) => module.Applications, { isAlive: false })
