/** Addresses of public-site.md 2.1 whose pages later work brings; each leaves this list when its route exists. */
const PLANNED = [
  '/government-services',
  '/data-annotation',
  '/data-collection',
  '/internet-bpo',
  '/map-surveying',
  '/industry-education',
  '/label',
  '/about',
  '/contact',
  '/apply',
]

const PLANNED_CASES =
  /^\/(cases|(government|data-annotation|map-surveying|industry-education)-cases(\/[a-z-]+)?)$/

/** Whether an address belongs to the site but has no page yet. */
export function isPlanned(pathname: string): boolean {
  const address = pathname.replace(/\/+$/, '')
  return PLANNED.includes(address) || PLANNED_CASES.test(address)
}
