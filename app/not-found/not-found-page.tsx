import { company } from '#app/public/company.ts'
import { mainPages } from '#app/public/main-pages.ts'
import { SEARCH_LABEL, SEARCH_PATH } from '#app/public/search/search-address.ts'
import { singlePages } from '#app/public/single-pages.ts'
import { defaultSiteFacts, type SiteFacts } from '#app/public/site/site-facts.ts'
import { NotFoundFooter, PageList } from './not-found-footer.tsx'
import { NOT_FOUND_LABEL, NOT_FOUND_TITLE, notFoundExplanation } from './not-found-words.ts'

const headerPages = [
  { name: '首页', path: '/' },
  singlePages.about,
  { name: '服务', path: '/services' },
  singlePages.label,
  singlePages.contact,
]

/**
 * What stands at an unknown address: the way home, search, and the main pages, within header and footer. Its look is
 * `not-found-css.ts`.
 */
export function NotFoundPage({ site = defaultSiteFacts }: { site?: SiteFacts }) {
  return (
    <>
      <header>
        <a href="/" aria-label={`${company.name} ${company.latinName}，首页`}>
          <img src="/favicon.svg" alt="" width="36" height="36" />
          {company.name}
        </a>
        <PageList name="主导航" pages={headerPages} />
      </header>
      <main>
        <p className="code" aria-hidden="true">
          {`${NOT_FOUND_LABEL} · 404`}
        </p>
        <h1>{NOT_FOUND_TITLE}</h1>
        <p>{notFoundExplanation('搜索要找的内容，')}</p>
        <form action={SEARCH_PATH} role="search" aria-label="站内搜索">
          <label htmlFor="q">{SEARCH_LABEL}</label>
          <input id="q" name="q" type="search" autoComplete="off" enterKeyHint="search" />
          <button type="submit">搜索</button>
        </form>
        <a className="home" href="/">
          返回首页
        </a>
        <PageList name="主要页面" pages={mainPages} />
      </main>
      <NotFoundFooter site={site} />
    </>
  )
}
