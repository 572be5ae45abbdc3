import { NO_JS_FALLBACK } from '#design-system/tokens/without-script.ts'

/** Printed as what a link or script is, for the browser to leave it alone until the page is painted. */
export const DEFERRED = 'late'

/** Limit of the wait for a paint, since a picture may fail and a hidden tab never paints. */
const LATEST_MS = 2000

/** A frame may take so long until it is seen. */
const AFTER_MS = 50

/**
 * Fetches the page's scripts, printed as late ones (app/server/defer-script-tags.ts), after the first paint. Where the end of the
 * document is lost they stay: they would wait for its data (script-error-fallback.ts).
 */
export function deferScripts(): void {
  window.addEventListener('load', () => requestAnimationFrame(() => setTimeout(begin, AFTER_MS)))
  document.addEventListener('DOMContentLoaded', () => setTimeout(begin, LATEST_MS))
}

function begin(): void {
  const script = document.querySelector<HTMLScriptElement>(
    `html:not([${NO_JS_FALLBACK}]) script[type="${DEFERRED}"]`,
  )
  if (!script) return
  document
    .querySelectorAll<HTMLLinkElement>(`link[rel="${DEFERRED}"]`)
    .forEach((link) => (link.rel = 'modulepreload'))
  script.type = 'module'
  // A printed script that is given its type late does not run: a copy does.
  document.head.appendChild(script.cloneNode(true))
}
