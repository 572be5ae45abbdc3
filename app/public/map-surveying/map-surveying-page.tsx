import { PageSection } from '#design-system/page-section/index.ts'
import { GetInTouch } from '#app/public/get-in-touch/index.ts'
import { hydrateWhenNear } from '#app/public/hydrate-when-near.tsx'
import { Phrases } from '#app/public/phrases.tsx'
import { Rise } from '#app/public/rise/index.ts'
import { sheetFigures } from '#app/public/sheet-figures.ts'
import { ServiceBanner } from '#app/public/service-banner/index.ts'
import { Stations } from './disciplines/disciplines.styles.ts'
import { Intro } from './intro/intro.tsx'
import type { MapSurveyingContent } from './load-map-surveying.ts'
import { surveyingAreas } from './surveying-areas.ts'

const CASES = '/map-surveying-cases'

/** Kept, since the band that it stands in must not be rendered anew while its script is waited for. */
const second = { label: '查看案例', to: CASES }

/** Surveying: introduction, technical advantages, eight areas, typical applications (public-site §2.7). */
export function MapSurveyingPage({ texts, intro, advantages, applications }: MapSurveyingContent) {
  const hasIntro = Boolean(intro.title || intro.description || intro.pictures.length)
  const figures = sheetFigures({ intro: hasIntro, advantages: true, areas: true, applications: true })
  return (
    <>
      <ServiceBanner texts={texts} path="/map-surveying" eyebrow="MAP SURVEYING" casesPath={CASES} />
      {hasIntro && <Intro {...intro} />}
      <Advantages entries={advantages} figure={figures.advantages} />
      <PageSection
        headingId="areas-heading"
        eyebrow={`${figures.areas} / DISCIPLINES`}
        title={<Phrases>八类作业，可以单做，也可以连做</Phrases>}
        lead="外业与内业用同一套编码，上一道工序的成果就是下一道工序的底图。"
      >
        <Rise>
          <Stations label="测绘服务领域" entries={surveyingAreas} />
        </Rise>
      </PageSection>
      <Applications entries={applications} figure={figures.applications} />
      <GetInTouch
        title="给我们一个范围，就能估算"
        text="告诉我们测区边界、比例尺与成果用途，我们给出作业方法、工期和报价的初稿。"
        second={second}
      />
    </>
  )
}

const Advantages = hydrateWhenNear(
  () => import('./showcases/showcases.tsx'),
  (module) => module.Advantages,
)
const Applications = hydrateWhenNear(
  () => import('./showcases/showcases.tsx'),
  (module) => module.Applications,
)
