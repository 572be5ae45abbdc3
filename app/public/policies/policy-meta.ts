import type { MetaDescriptor } from '@remix-run/node'
import { pageMeta } from '#app/public/page-meta.ts'
import type { PolicyContent } from './load-policy.ts'
import { policyNames, type PolicyName } from './policy-names.ts'

const descriptions: Record<PolicyName, string> = {
  privacy: '本网站收集哪些个人信息、用来做什么、保存多久，以及您的权利。',
  terms: '使用本网站的约定。',
}

/** Title, description and addresses of a policy's page. */
export function policyMeta(
  name: PolicyName,
  loaded?: { content: PolicyContent; publicUrl: string },
): MetaDescriptor[] {
  const facts = { title: policyNames[name], description: descriptions[name], path: `/${name}` }
  return pageMeta(facts, loaded?.publicUrl)
}
