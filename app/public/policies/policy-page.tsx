import { RichContent } from '#design-system/rich-content/index.ts'
import { ReadingPage } from '#app/public/reading/reading-page.tsx'
import { defaultPolicies } from './default-policies.ts'
import type { PolicyContent } from './load-policy.ts'
import { policyNames } from './policy-names.ts'
import { Chapters } from './policy-page.styles.ts'
import { WithContacts } from './with-contacts.tsx'

const home = { label: '首页', to: '/' }

/** A policy, whole, with the version that forms name. */
export function PolicyPage({ name, html, version, site }: PolicyContent) {
  const other = name === 'privacy' ? 'terms' : 'privacy'
  return (
    <ReadingPage
      title={policyNames[name]}
      trail={[home]}
      line={
        <>
          <span>{site.legalName}</span>
          <span>版本 {version}</span>
        </>
      }
      ways={{ previous: '', next: '另请阅读', list: { title: '返回首页', to: home.to } }}
      next={{ title: policyNames[other], to: `/${other}` }}
    >
      {html ? (
        <RichContent html={html} />
      ) : (
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
      )}
    </ReadingPage>
  )
}
