/**
 * A page whose scripts are fetched behind what paints it. A browser takes them for as urgent as the style file and the first
 * picture, and on a phone's network the first paint waits until all have come (docs/performance.md). The page can be read
 * without them, and presses are kept for them (app/early-acts.ts). Named when the page is printed, since Remix's `<Scripts>` has
 * no word for it; React leaves attributes that it did not print as they are.
 */
export function scriptsBehind(html: string): string {
  return html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ')
}
