/**
 * Replaces each text node below an element by `<font><font>…</font></font>`, as a browser's translation does. It needs nothing
 * of this module, so that a page can be given its text.
 */
export function translate(root: Element = document.body): void {
  const untouched = 'script, style, textarea, svg, [translate="no"], font'
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const { parentElement } = text
    if (!text.data.trim() || parentElement?.closest(untouched)) continue
    const font = document.createElement('font')
    font.appendChild(document.createElement('font')).textContent = text.data
    text.replaceWith(font)
  }
}

/** Translates what is there, and all that comes. @returns ends it */
export function keepTranslating(): () => void {
  translate()
  const observer = new MutationObserver(() => translate())
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}
