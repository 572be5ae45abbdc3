import { contract } from '#content/registry/contract.ts'
import { createMatcher } from '#contract/engine/matcher.ts'
import { casePagesAt } from '#app/public/cases/case-pages-at.ts'
import type { PublicRoute } from '#app/public/page-handle.ts'

/** The folder of an address that ends in a record's number. */
const NUMBERED = /^(.*\/)[1-9]\d{0,15}$/

const ID = '/:id'

const match = createMatcher(contract)

/** The address under which a response is cached; undefined where visitors do not all get the same one. */
export type CacheKeyOf = (address: string) => string | undefined

/**
 * What has one response for all visitors: a route with `handle.isCached`, or a public API read. Queries are excluded,
 * because anyone could fill the memory with invented ones; a route's `clientQuery` is left out of its key.
 * @throws Error for a route whose parameter has no known values
 */
export function createCacheKeyOf(routes: readonly PublicRoute[]): CacheKeyOf {
  const cached = routes.filter(({ handle }) => handle.isCached).map(({ path }) => path)
  const numbered = cached.filter((path) => path.endsWith(ID))
  const addresses = new Set(cached.filter((path) => !path.endsWith(ID)).flatMap(addressesOf))
  const folders = new Set(numbered.map((path) => path.slice(0, -':id'.length)))
  const clientQueries = new Map(
    routes.flatMap(({ path, handle: { isCached, clientQuery } }) =>
      isCached && clientQuery ? [[`${path}?${clientQuery}`, path]] : [],
    ),
  )

  function isCacheable(address: string): boolean {
    if (address.startsWith('/api/')) return isPublicRead(address)
    const folder = NUMBERED.exec(address)?.[1]
    return addresses.has(address) || (folder !== undefined && folders.has(folder))
  }

  return (address) => {
    const [named = '', value = ''] = address.split(/=(.*)/s, 2)
    const path = value.includes('&') ? undefined : clientQueries.get(named)
    return path ?? (isCacheable(address) ? address : undefined)
  }
}

/** @throws Error for a parameter whose values are unknown */
function addressesOf(path: string): string[] {
  if (!path.includes(':')) return [path]
  const pages = casePagesAt(path).map((page) => page.path)
  if (pages.length === 0) throw new Error(`${path}: handle.isCached needs a list of its addresses`)
  return pages
}

function isPublicRead(path: string): boolean {
  if (/[?%#]/.test(path)) return false
  const matched = match('GET', path)
  return matched !== undefined && 'call' in matched && matched.call.access !== 'admin'
}
