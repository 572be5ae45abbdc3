import { GetInTouch } from '#app/public/get-in-touch/index.ts'
import { hydrateOnVisible } from '#app/public/deferred-hydration/hydrate-on-visible.tsx'
import { sheetFigures } from '#app/public/sheet-figures.ts'
import { ServiceBanner } from '#app/public/service-banner/index.ts'
import type { DataAnnotationContent } from './load-data-annotation.ts'

const CASES = '/data-annotation-cases'

/** Kept, since the band that it stands in must not be rendered again while its script is waited for. */
const second = { label: '了解标注平台', to: '/label' }

/** The annotation service: introduction, eight areas, industry solutions, process and review (public-site §2.6). */
export function DataAnnotationPage({ texts, service, solutions }: DataAnnotationContent) {
  const { description, pictures, processDescription, processPictures } = service
  const hasIntro = Boolean(description) || pictures.length > 0
  const hasProcess = Boolean(processDescription) || processPictures.length > 0
  const figures = sheetFigures({ intro: hasIntro, areas: true, solutions: true, process: hasProcess })
  return (
    <>
      <ServiceBanner texts={texts} path="/data-annotation" casesPath={CASES} />
      {hasIntro && <Intro description={description} pictures={pictures} />}
      <Areas figure={figures.areas} />
      <Solutions solutions={solutions} figure={figures.solutions} />
      {hasProcess && (
        <Process description={processDescription} pictures={processPictures} figure={figures.process} />
      )}
      <GetInTouch
        tone={hasProcess ? 'tinted' : 'plain'}
        topic="数据标注"
        title="先拿一百条样本试一试"
        text="发来样本和规则草稿，我们完成试标，把模糊的地方列成清单，再一起定稿。"
        second={second}
      />
    </>
  )
}

const Intro = hydrateOnVisible(
  () => import('./intro/intro.tsx'),
  (module) => module.Intro,
  { isAlive: false },
)
const Areas = hydrateOnVisible(
  () => import('./areas/areas.tsx'),
  (module) => module.Areas,
  { isAlive: false },
)
const Solutions = hydrateOnVisible(
  () => import('./solutions/solutions.tsx'),
  (module) => module.Solutions,
)
const Process = hydrateOnVisible(
  () => import('./process/process.tsx'),
  (module) => module.Process,
)
