import { RemixBrowser } from '@remix-run/react'

/**
 * Resolves when Remix has read the data that the server printed with the page; only then may the page be hydrated.
 * `RemixBrowser` reads it when it is first called, before any of its hooks, and throws the promise of it, which makes the
 * root itself wait. A key or a click that reaches React 18 in that moment ends in its error 345, and the page stays dead.
 * Waits without a limit of its own: of a document whose end, and with it the data, is lost, the page's scripts are never begun
 * (app/document/head-script/script-error-fallback.ts). An error in the data is left to the hydration, which meets it again.
 */
export async function readPageData(): Promise<void> {
  try {
    RemixBrowser({})
  } catch (thrown) {
    await thrown
  }
}
