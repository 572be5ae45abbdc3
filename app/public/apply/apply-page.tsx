import { Link } from '@remix-run/react'
import { Breadcrumbs } from '#design-system/breadcrumbs/index.ts'
import { PageBanner } from '#design-system/page-banner/index.ts'
import { Section } from '#design-system/section/index.ts'
import { ApplicationForm, type ApplicationFormProps } from './application-form.tsx'
import { applyTexts } from './apply-texts.ts'
import { Columns } from './apply-page.styles.ts'
import type { ApplyContent } from './load-apply-page.ts'
import { NextSteps } from './next-steps.tsx'

export interface ApplyPageProps extends ApplyContent {
  /** What the server answered an application posted without JavaScript. */
  outcome?: ApplicationFormProps['outcome']
}

const trail = [{ label: '首页', to: '/' }, { label: '联系我们', to: '/contact' }, { label: applyTexts.title }]

/** The application page (public-site §2.1, X-15). */
export function ApplyPage({ given, jobs, outcome }: ApplyPageProps) {
  const posting = given && jobs.find(isNamed)
  return (
    <>
      <PageBanner
        eyebrow="JOIN US"
        title={given ? `应聘 ${given.jobTitle}` : applyTexts.title}
        subtitle={given?.jobLocation ? `工作地点：${given.jobLocation}` : applyTexts.subtitle}
        description={applyTexts.description}
        trail={<Breadcrumbs linkAs={Link} trail={trail} />}
      />
      <Section tone="tinted" aria-label="填写应聘申请">
        <Columns>
          <ApplicationForm key={given?.jobTitle} given={given} jobs={jobs} outcome={outcome} />
          <NextSteps posting={posting ?? null} />
        </Columns>
      </Section>
    </>
  )

  function isNamed({ jobTitle, jobLocation }: { jobTitle: string; jobLocation: string }): boolean {
    return jobTitle === given?.jobTitle && jobLocation === given.jobLocation
  }
}
