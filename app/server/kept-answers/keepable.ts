import { contract } from '#contract/contract.ts'
import { createMatcher } from '#contract/engine/matcher.ts'
import { casePagesAt } from '#app/public/cases/case-pages-at.ts'
import type { PublicRoute } from '#app/server/public-routes.ts'

/** The folder of an address that ends in a record's number. */
const NUMBERED = /^(.*\/)[1-9]\d{0,15}$/

const match = createMatcher(contract)

/**
 * Tells whether an address has one response for all visitors: a route with `handle.isCached`, or a public read of the API.
 * Queries and unknown parameters are excluded, because anyone could fill the memory with invented ones.
 */
export function createIsKeepable(routes: readonly PublicRoute[]): (address: string) => boolean {
  const cached = routes.filter(({ handle }) => handle.isCached).map(({ path }) => path)
  const addresses = new Set(
    cached.flatMap((path) => (path.includes(':') ? casePagesAt(path).map((page) => page.path) : [path])),
  )
  const folders = new Set(
    cached.filter((path) => path.endsWith('/:id')).map((path) => path.slice(0, -':id'.length)),
  )
  return (address) => {
    if (address.startsWith('/api/')) return isPublicRead(address)
    const folder = NUMBERED.exec(address)?.[1]
    return addresses.has(address) || (folder !== undefined && folders.has(folder))
  }
}

function isPublicRead(path: string): boolean {
  if (/[?%#]/.test(path)) return false
  const matched = match('GET', path)
  return matched !== undefined && 'call' in matched && matched.call.access !== 'admin'
}
