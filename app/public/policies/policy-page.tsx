import { hydrateOnVisible } from '#app/public/deferred-hydration/hydrate-on-visible.tsx'
import { ReadingPage } from '#app/public/reading/reading-page.tsx'
import type { PolicyContent } from './load-policy.ts'
import { policyNames } from './policy-names.ts'

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
      <PolicyText name={name} html={html} site={site} />
    </ReadingPage>
  )
}

/** The built-in texts of both policies come with it: the printed one is read without them. */
const PolicyText = hydrateOnVisible(
  () => import('./policy-text.tsx'),
  (module) => module.PolicyText,
  { isAlive: false },
)
