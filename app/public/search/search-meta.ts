import type { MetaDescriptor } from '@remix-run/node'
import { company } from '#app/public/company.ts'
import type { SearchContent } from './search-content.ts'
import { SEARCH_PATH } from './search-address.ts'

/** Title and description of a page of results, which nobody should find in another search. */
export function searchMeta(loaded?: { content: SearchContent; publicUrl: string }): MetaDescriptor[] {
  const term = loaded?.content.term
  return [
    { title: `${term ? `“${term}”的搜索结果` : '站内搜索'} · ${company.name}` },
    { name: 'description', content: `在${company.name}网站上查找服务、案例、新闻、岗位与软件著作权。` },
    { name: 'robots', content: 'noindex' },
    ...(loaded ? [{ tagName: 'link', rel: 'canonical', href: `${loaded.publicUrl}${SEARCH_PATH}` }] : []),
  ]
}
