import { Link } from '@remix-run/react'
import { Breadcrumbs } from '#design-system/breadcrumbs/index.ts'
import { ButtonLink } from '#design-system/button/index.ts'
import { PageBanner } from '#design-system/page-banner/index.ts'
import { contactAddress } from '#app/public/contact-address.ts'
import { GetInTouch } from '#app/public/get-in-touch/index.ts'
import { hydrateOnVisible } from '#app/public/deferred-hydration/hydrate-on-visible.tsx'
import { LABEL_BADGE } from './default-texts.ts'
import { Intro } from './intro/intro.tsx'
import type { LabelContent } from './label-content.ts'

/** Kept, since the band that it stands in must not be rendered again while its script is waited for. */
const second = { label: '了解标注服务', to: '/data-annotation' }

/** The annotation platform (public-site §2.13). */
export function LabelPage({ texts, intro, categories, features, qualityProcess }: LabelContent) {
  return (
    <>
      <PageBanner
        badge={LABEL_BADGE}
        title={texts.title}
        subtitle={texts.subtitle}
        description={texts.description || undefined}
        backgroundImage={texts.backgroundImage}
        trail={<Breadcrumbs linkAs={Link} trail={[{ label: '首页', to: '/' }, { label: LABEL_BADGE }]} />}
        reading="标注平台"
        actions={
          <>
            <ButtonLink as={Link} to={contactAddress('标注平台')} variant="survey" size="large">
              预约演示
            </ButtonLink>
            <ButtonLink href="#support" variant="secondary" size="large">
              支持的标注类型
            </ButtonLink>
          </>
        }
      />
      <Intro intro={intro} />
      <TryLabeling />
      <PlatformSections categories={categories} features={features} qualityProcess={qualityProcess} />
      <GetInTouch
        topic="标注平台"
        title="带上您的数据，来跑一个批次"
        text="我们为您开一个试用项目，从切分任务、试标到质检报告，完整走一遍再做决定。"
        second={second}
      />
    </>
  )
}

const TryLabeling = hydrateOnVisible(
  () => import('./try-labeling/try-labeling.tsx'),
  (module) => module.TryLabeling,
)

const PlatformSections = hydrateOnVisible(
  () => import('./platform-sections.tsx'),
  (module) => module.PlatformSections,
  { isAlive: false },
)
