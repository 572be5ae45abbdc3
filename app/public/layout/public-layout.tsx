import type { ReactNode } from 'react'
import { useMatches } from '@remix-run/react'
import styled from 'styled-components'
import { hydrateOnVisible } from '#app/public/deferred-hydration/hydrate-on-visible.tsx'
import { DialogWatch } from '#design-system/modal/dialog-watch.ts'
import { SkipLink } from '#design-system/skip-link/index.ts'
import { token } from '#design-system/tokens/index.ts'
import type { PageHandle } from '#app/public/page-handle.ts'
import { Header } from './header/index.ts'
import { defaultSiteFacts, SiteFactsContext, type SiteFacts } from '#app/public/site/site-facts.ts'
import type { LayoutContent } from './load-layout.ts'
import { OnTheWay } from './on-the-way.tsx'
import { useBackCloses } from './use-back-closes.ts'
import { useInstantArrival } from './use-instant-arrival.ts'

export interface PublicLayoutProps extends LayoutContent {
  /** The facts of the site, for everything on the page; its built-in ones unless said otherwise. */
  site?: SiteFacts
  /** What stands there is an error page, which begins light whatever the route's page does. */
  isFailed?: boolean
  /** The page itself. */
  children: ReactNode
}

const MAIN_ID = 'main'

/** Skip link, header, page, footer (public-site §2.2, §2.14). A route whose `handle.startsDark` is true lies under the header. */
export function PublicLayout(props: PublicLayoutProps) {
  const { wechat, miniProgram, site = defaultSiteFacts, isFailed = false, children } = props
  useInstantArrival()
  const startsDark = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.startsDark)
  const isOverDark = startsDark && !isFailed
  return (
    <SiteFactsContext.Provider value={site}>
      <DialogWatch.Provider value={useBackCloses}>
        <SkipLink href={`#${MAIN_ID}`}>跳到主要内容</SkipLink>
        <OnTheWay />
        <Header isOverDark={isOverDark} />
        <Main id={MAIN_ID} tabIndex={-1} $isUnderHeader={isOverDark}>
          {children}
        </Main>
        <Footer wechat={wechat} miniProgram={miniProgram} />
      </DialogWatch.Provider>
    </SiteFactsContext.Provider>
  )
}

const Footer = hydrateOnVisible(
  () => import('./footer/index.ts'),
  (module) => module.Footer,
  // Not alive: links are HTML, the head's script handles the theme, and clicks on buttons are replayed.
  { isAlive: false },
)

const Main = styled.main<{ $isUnderHeader: boolean }>`
  padding-top: ${({ $isUnderHeader }) => ($isUnderHeader ? 0 : token.size.header)};
`
