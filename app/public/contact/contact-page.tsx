import { Link, useSearchParams } from '@remix-run/react'
import { Breadcrumbs } from '#design-system/breadcrumbs/index.ts'
import { PageBanner } from '#design-system/page-banner/index.ts'
import { company } from '#app/public/company.ts'
import { TOPIC_PARAMETER } from '#app/public/contact-address.ts'
import { hydrateOnVisible } from '#app/public/deferred-hydration/hydrate-on-visible.tsx'
import { readingOf } from './bases/base-place.ts'
import type { ContactContent } from './load-contact-page.ts'
import { Reach, type ReachProps } from './reach/reach.tsx'
import { subjectOf } from './topic-subject.ts'

export interface ContactPageProps extends ContactContent {
  /** What the server answered a message posted without JavaScript. */
  messageOutcome?: ReachProps['messageOutcome']
}

/** The contact page: ways to reach the company, open postings, bases on the map (public-site §2.12). */
export function ContactPage({
  texts,
  contact,
  codes,
  jobs,
  bases,
  hasMap,
  messageOutcome,
}: ContactPageProps) {
  const [search] = useSearchParams()
  const subject = subjectOf(search.get(TOPIC_PARAMETER), bases)
  return (
    <>
      <PageBanner
        eyebrow="咨询与合作"
        title={texts.title}
        subtitle={texts.subtitle}
        description={texts.description}
        backgroundImage={texts.backgroundImage}
        trail={<Breadcrumbs linkAs={Link} trail={[{ label: '首页', to: '/' }, { label: texts.title }]} />}
        reading={readingOf(company.coordinates)}
      />
      <Reach contact={contact} codes={codes} subject={subject} messageOutcome={messageOutcome} />
      <Jobs jobs={jobs} />
      <Bases bases={bases} hasMap={hasMap} />
    </>
  )
}

const Jobs = hydrateOnVisible(
  () => import('./jobs/index.ts'),
  (module) => module.Jobs,
)
const Bases = hydrateOnVisible(
  () => import('./bases/index.ts'),
  (module) => module.Bases,
)
