import { createRoot } from 'react-dom/client'
import { barCss } from './bar-css.ts'
import type { MockApi } from './mock-api.ts'
import { MockBar } from './mock-bar.tsx'

/**
 * Draws the bar into a shadow tree of an element.
 * @returns takes it away
 */
export function mountBar(host: HTMLElement, api: MockApi): () => void {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  // No element of styles: a page's policy lets those through by their hash only.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(barCss)
  shadow.adoptedStyleSheets = [sheet]
  const place = document.createElement('div')
  shadow.append(place)
  const root = createRoot(place)
  root.render(<MockBar api={api} />)
  return () => {
    root.unmount()
    place.remove()
  }
}
