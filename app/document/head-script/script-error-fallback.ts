import { NOT_HYDRATED } from '#app/browser/not-hydrated.ts'
import { CONSOLE_ATTRIBUTE } from '#app/document/console-attribute.ts'
import { NO_JS_FALLBACK } from '#design-system/tokens/without-script.ts'

/** A document of which nothing more comes for this long has stalled. */
const STALLED_MS = 15_000

/**
 * Shows what was printed for browsers without scripts when a needed script or the end of the document is lost. The end holds the
 * page's data; it counts as lost when nothing has come for a while.
 */
export function showFallbackOnScriptError(): void {
  watchEnd()
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) showFallback()
    },
    true,
  )
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (/module/.test(String(reason))) showFallback()
  })
}

/** Stands at the end of the page's data. An expression, since this script's own text is in the document and must not match. */
const END_OF_DATA = /Controller\.close/

function watchEnd(lengthBefore?: number): void {
  const text = String(document.documentElement.textContent)
  const hasStalled = text.length === lengthBefore
  if (document.readyState === 'loading' && !hasStalled) setTimeout(watchEnd, STALLED_MS, text.length)
  // A document without scripts waits for none.
  else if (document.querySelector(`[${NOT_HYDRATED}]`) && !END_OF_DATA.test(text)) showFallback()
}

/** The console prints nothing that could be read. */
function showFallback(): void {
  const root = document.documentElement
  if (root.hasAttribute('data-hydrated') || root.hasAttribute(CONSOLE_ATTRIBUTE)) return
  root.setAttribute(NO_JS_FALLBACK, '')
  document.querySelectorAll('noscript').forEach((printed) => {
    printed.outerHTML = String(printed.textContent)
  })
}
