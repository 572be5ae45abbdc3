import { RichContent } from '#design-system/rich-content/index.ts'
import { defaultPolicies } from './default-policies.ts'
import type { PolicyContent } from './load-policy.ts'
import { Chapters } from './policy-text.styles.ts'
import { WithContacts } from './with-contacts.tsx'

export type PolicyTextProps = Pick<PolicyContent, 'name' | 'html' | 'site'>

/** What a policy says: the administrators' text, or the built-in one with the site's facts. */
export function PolicyText({ name, html, site }: PolicyTextProps) {
  if (html) return <RichContent html={html} />
  return (
    <Chapters>
      {defaultPolicies[name](site).map(({ title, texts }) => (
        <section key={title}>
          <h2>{title}</h2>
          {texts.map((text) => (
            <WithContacts key={text} text={text} site={site} />
          ))}
        </section>
      ))}
    </Chapters>
  )
}
