import { DEFERRED } from '#app/document/head-script/defer-scripts.ts'

/** Of the manifest that Remix writes into the script: a line's beginning there is never within a string. */
const INDENT = /\n +/g

/** What Remix's `<Scripts>` prints of the scripts that a page loads. */
const [PRELOAD, MODULE] = ['<link rel="modulepreload" ', ' type="module" async="">']

/**
 * Marks script tags as deferred, so that they do not delay the first paint (docs/performance.md). The head's script
 * activates them after the paint (app/document/head-script/defer-scripts.ts).
 */
export function deferScriptTags(html: string): string {
  // A document is a hundred times as long as what is changed, which stands at its end.
  const first = firstOf(html, [PRELOAD, MODULE])
  return (
    html.slice(0, first) +
    html
      .slice(first)
      .replaceAll(PRELOAD, `<link rel="${DEFERRED}" `)
      .replace(
        /<script( nonce="[^"]*")? type="module" async="">([^]*?)<\/script>/,
        (_printed, nonce = '', text: string) =>
          `<script${nonce} type="${DEFERRED}">${text.replaceAll(INDENT, '')}</script>`,
      )
  )
}

/** Where the first of these begins, a script's words at its `<`; the end where none of them stands. */
function firstOf(html: string, words: readonly string[]): number {
  const places = words.map((word) => html.indexOf(word)).filter((at) => at >= 0)
  return places.length > 0 ? html.lastIndexOf('<', Math.min(...places)) : html.length
}
