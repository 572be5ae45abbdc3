import { createRoot } from 'react-dom/client'
import { GlobalStyle } from '#design-system/global-style/global-style.ts'

/** Puts the rules that are no component's into a page that has lost them; no part of the page's own tree. */
export function insertPlainStyles(): void {
  createRoot(document.createElement('div')).render(<GlobalStyle />)
}
