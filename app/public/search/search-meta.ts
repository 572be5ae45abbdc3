import type { MetaDescriptor } from '@remix-run/node'
import { company } from '#app/public/company.ts'
import type { PageHead } from '#app/public/seo/page-head.ts'
import { SEARCH_PATH } from './search-address.ts'

/** Title and description of a page of results, which nobody should find in another search. */
export function searchMeta(loaded?: { head: PageHead; publicUrl: string }): MetaDescriptor[] {
  const { title, description } = loaded?.head ?? { title: `站内搜索 · ${company.name}`, description: '' }
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    { name: 'robots', content: 'noindex' },
    ...(loaded ? [{ tagName: 'link', rel: 'canonical', href: `${loaded.publicUrl}${SEARCH_PATH}` }] : []),
  ]
}
