import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { revalidateUnlessHashChange } from '#app/public/revalidate-unless-hash-change.ts'
import type { PageHandle } from '#app/public/page-handle.ts'
import { loadPolicy } from '#app/public/policies/load-policy.ts'
import { policyMeta } from '#app/public/policies/policy-meta.ts'
import { policyHead } from '#app/public/seo/page-heads.ts'
import { PolicyPage } from '#app/public/policies/policy-page.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const content = await loadPolicy(context.read, 'privacy')
  return { content, head: policyHead('privacy'), publicUrl: context.publicUrl }
}

export const shouldRevalidate = revalidateUnlessHashChange

export const meta: MetaFunction<typeof loader> = ({ data }) => policyMeta('privacy', data)

export const handle = { isCached: true, sitemap: true } satisfies PageHandle

/** The privacy policy that the forms name. */
export default function PrivacyRoute() {
  return <PolicyPage {...useLoaderData<typeof loader>().content} />
}
