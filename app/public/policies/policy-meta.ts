import type { MetaDescriptor } from '@remix-run/node'
import { pageMeta } from '#app/public/page-meta.ts'
import type { PageHead } from '#app/public/seo/page-head.ts'
import type { PolicyContent } from './load-policy.ts'
import { policyNames, type PolicyName } from './policy-names.ts'

/** Title, description and addresses of a policy's page. */
export function policyMeta(
  name: PolicyName,
  loaded?: { content: PolicyContent; head?: PageHead; publicUrl: string },
): MetaDescriptor[] {
  const facts = { name: policyNames[name], head: loaded?.head, path: `/${name}` }
  return pageMeta(facts, loaded?.publicUrl)
}
