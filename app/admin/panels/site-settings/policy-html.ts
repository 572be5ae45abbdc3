import { orDefaults } from '#app/public/or-defaults.ts'
import { defaultPolicies } from '#app/public/policies/default-policies.ts'
import type { PolicyName } from '#app/public/policies/policy-names.ts'
import { defaultSiteFacts, type SiteFacts } from '#app/public/site/site-facts.ts'

/**
 * A policy that is built into the site, as formatted text to go on with.
 * @param values of the settings; where one is empty the site's own stands
 */
export const policyHtml = (name: PolicyName) => (values: Readonly<Record<string, unknown>>) =>
  defaultPolicies[name](orDefaults(values as Partial<SiteFacts>, defaultSiteFacts))
    .map(({ title, texts }) => [tag('h2', title), ...texts.map((text) => tag('p', text))].join(''))
    .join('')

function tag(name: string, text: string): string {
  return `<${name}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</${name}>`
}
