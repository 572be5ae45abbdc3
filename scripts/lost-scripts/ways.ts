import type { Page, Route } from 'playwright'

/** How a script can be wanting. */
export const ways = ['cut', '404', 'late'] as const
export type Way = (typeof ways)[number]

const LATE_BY_MS = 8000

/** Keeps those scripts of a page from coming as they should that are meant, by their path. */
export async function withhold(page: Page, way: Way, isMeant: (path: string) => boolean): Promise<void> {
  await page.route('**/assets/*.js', (route) =>
    isMeant(new URL(route.request().url()).pathname) ? answers[way](route) : route.continue(),
  )
}

const answers: Record<Way, (route: Route) => Promise<void>> = {
  cut: (route) => route.abort(),
  404: (route) => route.fulfill({ status: 404, body: '' }),
  async late(route) {
    await new Promise((resolve) => setTimeout(resolve, LATE_BY_MS))
    await route.continue()
  },
}
