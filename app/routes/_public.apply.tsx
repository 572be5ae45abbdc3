import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerApplication } from '#app/public/apply/answer-application.ts'
import { APPLICATION_FORM_ID, emptyApplication, sentApplication } from '#app/public/apply/application.ts'
import { ApplyPage } from '#app/public/apply/apply-page.tsx'
import { applyTexts } from '#app/public/apply/apply-texts.ts'
import { jobOfAddress, joinJob } from '#app/public/apply/job-choice.ts'
import { loadApplyPage } from '#app/public/apply/load-apply-page.ts'
import { revalidateUnlessHashChange } from '#app/public/revalidate-unless-hash-change.ts'
import type { PageHandle } from '#app/public/page-handle.ts'
import { pageMeta } from '#app/public/page-meta.ts'
import { applyHead } from '#app/public/seo/page-heads.ts'
import { postRedirectGet, wasAccepted } from '#app/server/post-redirect-get.ts'
import { readForm } from '#app/server/read-form.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const content = await loadApplyPage(context.read, searchParams)
  const job = content.given ? joinJob(content.given) : ''
  const sent = wasAccepted(request) ? sentApplication({ ...emptyApplication, job }, job !== '') : undefined
  return { content, head: applyHead, publicUrl: context.publicUrl, sent }
}

/** The application form without JavaScript. */
export async function action({ request, context }: ActionFunctionArgs) {
  const given = jobOfAddress(new URL(request.url).searchParams)
  const answered = await answerApplication(await readForm(request), context.api, given !== null)
  return postRedirectGet(request, answered, APPLICATION_FORM_ID)
}

export const shouldRevalidate = revalidateUnlessHashChange

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  pageMeta({ name: applyTexts.title, head: loaded?.head, path: '/apply' }, loaded?.publicUrl)

/** Its name stands in public-site §2.1. */
export const handle = {
  name: 'ApplyForm',
  startsDark: true,
  isCached: true,
  sitemap: true,
} satisfies PageHandle

/** Application form (public-site §2.1, X-15). */
export default function ApplyRoute() {
  const { content, sent } = useLoaderData<typeof loader>()
  return <ApplyPage {...content} outcome={useActionData<typeof action>() ?? sent} />
}
