import type { CleanHtml } from '#contract/shared/html-allow-list.ts'
import { factsOf, readSite } from '#app/public/site/load-site.ts'
import type { SiteFacts } from '#app/public/site/site-facts.ts'
import type { PageReader } from '#app/page-data/page-reader.ts'
import { DEFAULT_POLICY_VERSION, type PolicyName } from './policy-names.ts'

/** One policy as its page shows it. */
export interface PolicyContent {
  name: PolicyName
  /** What administrators wrote; empty while the built-in text stands. */
  html: CleanHtml
  version: string
  site: SiteFacts
}

/** Loads one policy: the administrators' text with its version, or the built-in one. */
export async function loadPolicy(read: PageReader, name: PolicyName): Promise<PolicyContent> {
  const settings = await readSite(read)
  const html = settings?.[`${name}Text`] ?? ''
  const version = (html && settings?.[`${name}Version`]) || DEFAULT_POLICY_VERSION
  return { name, html, version, site: factsOf(settings) }
}
