import { contract } from '#content/registry/contract.ts'
import { createMatcher } from '#contract/engine/matcher.ts'
import { casePagesAt } from '#app/public/cases/case-pages-at.ts'
import type { PublicRoute } from '#app/public/page-handle.ts'

/** The folder of an address that ends in a record's number. */
const NUMBERED = /^(.*\/)[1-9]\d{0,15}$/

const ID = '/:id'

const match = createMatcher(contract)

/**
 * Whether an address has one response for all visitors: a route with `handle.isCached`, or a public API read.
 * Queries are excluded, because anyone could fill the memory with invented ones.
 * @throws Error for a route whose parameter has no known values
 */
export function createIsCacheable(routes: readonly PublicRoute[]): (address: string) => boolean {
  const cached = routes.filter(({ handle }) => handle.isCached).map(({ path }) => path)
  const numbered = cached.filter((path) => path.endsWith(ID))
  const addresses = new Set(cached.filter((path) => !path.endsWith(ID)).flatMap(addressesOf))
  const folders = new Set(numbered.map((path) => path.slice(0, -':id'.length)))
  return (address) => {
    if (address.startsWith('/api/')) return isPublicRead(address)
    const folder = NUMBERED.exec(address)?.[1]
    return addresses.has(address) || (folder !== undefined && folders.has(folder))
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
