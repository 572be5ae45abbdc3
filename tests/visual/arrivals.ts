import type { Page, Request } from 'playwright-core'

/** What a page loads without telling its scripts: sections that come later, pictures and masks of its styles, letters. */
const KINDS = ['script', 'stylesheet', 'image', 'font']
/** Nothing that is shown takes longer; what never comes is not shown. */
const LATEST_MS = 15_000

export interface Arrivals {
  /** Whether something is on its way. */
  isExpecting: () => boolean
  /** Resolves once everything that is on its way has come or is lost. */
  all: () => Promise<void>
}

/** Follows what a page is loading from here on. */
export function watchArrivals(page: Page): Arrivals {
  const coming = new Set<Request>()
  const waiting = new Set<() => void>()
  const end = (request: Request) => {
    coming.delete(request)
    if (coming.size === 0) for (const resolve of waiting) resolve()
  }
  page.on('request', (request) => {
    if (KINDS.includes(request.resourceType())) coming.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)

  return {
    isExpecting: () => coming.size > 0,
    all: async () => {
      if (coming.size === 0) return
      let timer: NodeJS.Timeout | undefined
      await new Promise<void>((resolve) => {
        waiting.add(resolve)
        timer = setTimeout(resolve, LATEST_MS)
      })
      clearTimeout(timer)
      waiting.clear()
      coming.clear()
    },
  }
}
