import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { revalidateUnlessHashChange } from '#app/public/revalidate-unless-hash-change.ts'
import type { PageHandle } from '#app/public/page-handle.ts'
import { loadPolicy } from '#app/public/policies/load-policy.ts'
import { policyMeta } from '#app/public/policies/policy-meta.ts'
import { policyHead } from '#app/public/seo/page-heads.ts'
import { PolicyPage } from '#app/public/policies/policy-page.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const content = await loadPolicy(context.read, 'terms')
  return { content, head: policyHead('terms'), publicUrl: context.publicUrl }
}

export const shouldRevalidate = revalidateUnlessHashChange

export const meta: MetaFunction<typeof loader> = ({ data }) => policyMeta('terms', data)

export const handle = { isCached: true, sitemap: true } satisfies PageHandle

/** The terms of use, beside the privacy policy in the footer. */
export default function TermsRoute() {
  return <PolicyPage {...useLoaderData<typeof loader>().content} />
}
