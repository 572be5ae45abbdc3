import { company } from '#app/public/company.ts'
import { defaultPolicies, type PolicyFacts } from '#app/public/policies/default-policies.ts'
import type { PolicyName } from '#app/public/policies/policy-names.ts'

/**
 * A policy that is built into the site, as formatted text to go on with.
 * @param values of the settings; where one is empty the site's own stands
 */
export const policyHtml = (name: PolicyName) => (values: Readonly<Record<string, unknown>>) => {
  const fact = (key: keyof PolicyFacts) => String(values[key] || company[key])
  const facts = {
    legalName: fact('legalName'),
    email: fact('email'),
    phone: fact('phone'),
    address: fact('address'),
  }
  return defaultPolicies[name](facts)
    .map(({ title, texts }) => [tag('h2', title), ...texts.map((text) => tag('p', text))].join(''))
    .join('')
}

function tag(name: string, text: string): string {
  const element = document.createElement(name)
  element.textContent = text
  return element.outerHTML
}
