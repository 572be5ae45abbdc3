import { createHash } from 'node:crypto'
import { escapeHtml } from './escape-html.ts'

/** Colours of the browser itself, so that dark windows and forced colours need no second sheet. */
const style = `
:root { color-scheme: light dark; font: 100%/1.6 system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif; }
body { max-width: 62rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
h1 { margin: 0 0 .5rem; font-size: 1.75rem; line-height: 1.3; }
h2 { margin: 2.5rem 0 .75rem; padding-top: .75rem; border-top: 1px solid; font-size: 1.25rem; }
h3 { margin: 1.5rem 0 .5rem; font-size: 1rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: 0; list-style: none; }
nav a, li > a { display: inline-block; padding: .25rem 0; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .25rem 1rem; margin: 1rem 0; }
dd { margin: 0; }
code { font: .875em/1.5 ui-monospace, Consolas, monospace; }
input, button { box-sizing: border-box; min-height: 2.75rem; padding: .25rem .75rem; font: inherit; }
input { flex: 1 1 16rem; min-width: 0; }
.line { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
.columns { columns: 20rem; column-gap: 2rem; padding-left: 1.25rem; }
.columns li { break-inside: avoid; margin-bottom: .25rem; }
[aria-current] { font-weight: 700; }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
@media (max-width: 30rem) { dl { grid-template-columns: minmax(0, 1fr); gap: 0; } dd { margin-bottom: .5rem; } }
`

const hash = createHash('sha256').update(style).digest('base64')

/** What a page of mock mode may do: draw itself and send its forms. Whatever the rules say stays text. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`

/**
 * A page of mock mode, which needs no script.
 * @param title plain text, of the window and as the heading
 * @param body what stands below the heading, as HTML
 */
export const framedPage = (title: string, body: string): string => `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</html>
`
