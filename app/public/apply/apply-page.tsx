import { Link } from '@remix-run/react'
import { Breadcrumbs } from '#design-system/breadcrumbs/index.ts'
import { PageBanner } from '#design-system/page-banner/index.ts'
import { Section } from '#design-system/section/index.ts'
import { ApplicationForm, type ApplicationFormProps } from './application-form.tsx'
import { ApplyAside, askedFor } from './apply-aside.tsx'
import { applyTexts } from './apply-texts.ts'
import { Columns } from './apply-page.styles.ts'
import { joinJob, postingOf } from './job-choice.ts'
import { JobFacts } from './job-facts.tsx'
import type { ApplyContent } from './load-apply-page.ts'
import { NextSteps } from './next-steps.tsx'
import { OtherWays } from './other-ways.tsx'

export interface ApplyPageProps extends ApplyContent {
  /** What the server answered an application posted without JavaScript. */
  outcome?: ApplicationFormProps['outcome']
}

const trail = [{ label: '首页', to: '/' }, { label: '联系我们', to: '/contact' }, { label: applyTexts.title }]

/** The application page (public-site §2.1, X-15). */
export function ApplyPage({ outcome, ...content }: ApplyPageProps) {
  const { given, jobs } = content
  const posting = postingOf(given, jobs)
  const isBesideForm = !posting || askedFor(posting).length === 0
  return (
    <>
      <PageBanner
        eyebrow="加入我们"
        title={given ? `应聘 ${given.jobTitle}` : applyTexts.title}
        subtitle={given ? undefined : applyTexts.subtitle}
        description={posting?.jobDescription || applyTexts.description}
        trail={<Breadcrumbs linkAs={Link} trail={trail} />}
        actions={given && <JobFacts given={given} posting={posting} />}
        reading={posting && `职位 ${String(posting.id).padStart(3, '0')}`}
      />
      <Section tone="tinted" spacing="compact" aria-label="填写应聘申请">
        <Columns>
          {/* What was said about one posting is not said about the next. */}
          <ApplicationForm key={given ? joinJob(given) : ''} {...content} outcome={outcome} />
          <ApplyAside posting={posting} />
        </Columns>
      </Section>
      <NextSteps>{!isBesideForm && <OtherWays />}</NextSteps>
    </>
  )
}
