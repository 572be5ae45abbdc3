import { RemixBrowser } from '@remix-run/react'

/**
 * Resolves when Remix has read the server's data. Hydrating earlier suspends the root, and an event then stops React 18
 * with error 345.
 */
export async function readPageData(): Promise<void> {
  // No time limit: a truncated document starts no scripts (app/document/head-script/script-error-fallback.ts).
  try {
    RemixBrowser({})
  } catch (thrown) {
    await thrown
  }
}
