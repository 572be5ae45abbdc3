import { LATE } from '#app/document/head-script/late-scripts.ts'

/** Of the manifest that Remix writes into the script: a line's beginning there is never within a string. */
const INDENT = /\n +/g

/** What Remix's `<Scripts>` prints of the scripts that a page loads. */
const [PRELOAD, MODULE] = ['<link rel="modulepreload" ', ' type="module" async="">']

/**
 * A page whose scripts are fetched behind what paints it. A browser takes them for as urgent as the page itself and the first
 * picture, and on a phone's network the first paint waits until all have come (docs/performance.md). The page can be read
 * without them, and presses are kept for them (app/document/head-script/early-acts.ts). They are printed as late ones, which the head's script makes
 * what they are once the page is painted (app/document/head-script/late-scripts.ts). Done when the page is printed, since Remix's `<Scripts>` has no
 * word for it.
 */
export function deferScriptTags(html: string): string {
  // A document is a hundred times as long as what is changed, which stands at its end.
  const first = firstOf(html, [PRELOAD, MODULE])
  return (
    html.slice(0, first) +
    html
      .slice(first)
      .replaceAll(PRELOAD, `<link rel="${LATE}" `)
      .replace(
        /<script( nonce="[^"]*")? type="module" async="">([^]*?)<\/script>/,
        (_printed, nonce = '', text: string) =>
          `<script${nonce} type="${LATE}">${text.replaceAll(INDENT, '')}</script>`,
      )
  )
}

/** Where the first of these begins, a script's words at its `<`; the end where none of them stands. */
function firstOf(html: string, words: readonly string[]): number {
  const places = words.map((word) => html.indexOf(word)).filter((at) => at >= 0)
  return places.length > 0 ? html.lastIndexOf('<', Math.min(...places)) : html.length
}
