import { PageSection } from '#design-system/page-section/index.ts'
import { GetInTouch } from '#app/public/get-in-touch/index.ts'
import { hydrateWhenNear } from '#app/public/hydrate-when-near.tsx'
import { Rise } from '#app/public/rise/index.ts'
import { sheetFigures } from '#app/public/sheet-figures.ts'
import { ServiceBanner } from '#app/public/service-banner/index.ts'
import { annotationAreas } from './areas/annotation-areas.tsx'
import { Samples } from './areas/areas.styles.ts'
import { Intro } from './intro/intro.tsx'
import type { DataAnnotationContent } from './load-data-annotation.ts'

const CASES = '/data-annotation-cases'

/** The annotation service: introduction, eight areas, industry solutions, process and review (public-site §2.6). */
export function DataAnnotationPage({ texts, service, solutions }: DataAnnotationContent) {
  const { description, pictures, processDescription, processPictures } = service
  const hasIntro = Boolean(description) || pictures.length > 0
  const hasProcess = Boolean(processDescription) || processPictures.length > 0
  const figures = sheetFigures({ intro: hasIntro, areas: true, solutions: true, process: hasProcess })
  return (
    <>
      <ServiceBanner texts={texts} path="/data-annotation" eyebrow="DATA ANNOTATION" casesPath={CASES} />
      {hasIntro && <Intro description={description} pictures={pictures} />}
      <PageSection
        headingId="areas-heading"
        tone="tinted"
        eyebrow={`${figures.areas} / MODALITIES`}
        title="从原始素材到可训练的数据"
        lead="标注只是其中一步：前面的清洗、后面的质检与回流，都由同一支队伍负责。"
      >
        <Rise>
          <Samples label="标注服务领域" entries={annotationAreas} />
        </Rise>
      </PageSection>
      <Solutions solutions={solutions} figure={figures.solutions} />
      {hasProcess && (
        <Process description={processDescription} pictures={processPictures} figure={figures.process} />
      )}
      <GetInTouch
        tone={hasProcess ? 'tinted' : 'plain'}
        title="先拿一百条样本试一试"
        text="发来样本和规则草稿，我们完成试标，把模糊的地方列成清单，再一起定稿。"
        second={{ label: '了解标注平台', to: '/label' }}
      />
    </>
  )
}

const Solutions = hydrateWhenNear(
  () => import('./solutions/solutions.tsx'),
  (module) => module.Solutions,
)
const Process = hydrateWhenNear(
  () => import('./process/process.tsx'),
  (module) => module.Process,
)
