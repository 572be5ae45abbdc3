import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerApplication } from '#app/public/apply/answer-application.ts'
import { ApplyPage } from '#app/public/apply/apply-page.tsx'
import { applyTexts } from '#app/public/apply/apply-texts.ts'
import { jobOfAddress } from '#app/public/apply/job-choice.ts'
import { loadApplyPage } from '#app/public/apply/load-apply-page.ts'
import { isBeyondHash } from '#app/public/beyond-hash.ts'
import { pageMeta } from '#app/public/page-meta.ts'
import { readForm } from '#app/server/read-form.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  return { content: await loadApplyPage(context.read, searchParams), publicUrl: context.publicUrl }
}

/** The application form without JavaScript. */
export async function action({ request, context }: ActionFunctionArgs) {
  const given = jobOfAddress(new URL(request.url).searchParams)
  const { status, outcome } = await answerApplication(await readForm(request), context.ask, given !== null)
  return data(outcome, { status })
}

export const shouldRevalidate = isBeyondHash

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  pageMeta({ ...applyTexts, path: '/apply' }, loaded?.publicUrl)

/** Its name in public-site §2.1; the header lies transparent over this page's dark top. */
export const handle = { name: 'ApplyForm', startsDark: true }

/** Application form (public-site §2.1, X-15). */
export default function ApplyRoute() {
  return <ApplyPage {...useLoaderData<typeof loader>().content} outcome={useActionData<typeof action>()} />
}
