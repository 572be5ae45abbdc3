import type { MetaDescriptor } from '@remix-run/node'
import type { ShouldRevalidateFunction } from '@remix-run/react'
import { pageMeta } from '#app/public/page-meta.ts'
import type { LoadedCasePage } from './load-case-route.ts'

/** A neighbouring page shares the route. */
export const isOtherPage: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname

/** Title, description and place of a case page; of none when there is no such page. */
export function caseMeta(loaded: LoadedCasePage | undefined): MetaDescriptor[] {
  if (!loaded) return [{ title: '页面不存在 · 图联科技' }, { name: 'robots', content: 'noindex' }]
  const { texts, path, place } = loaded.content
  const { head, publicUrl } = loaded
  return pageMeta({ name: texts.title, head, path, parents: place.above }, publicUrl)
}
