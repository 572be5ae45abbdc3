/**
 * Gives the focus back that a dialog of a frame takes by opening, until the reader goes into the frame themselves: the
 * keys scroll the page of documentation, not what has just appeared on it.
 * @returns what ends it
 */
export function keepFocus(frame: HTMLIFrameElement): () => void {
  let isEntered = false
  let last: Element | null = null
  const enter = () => (isEntered = true)
  const remember = ({ target }: Event) => (last = target as Element)
  const giveBack = () => {
    if (isEntered || document.activeElement !== frame) return
    frame.blur()
    if (last instanceof HTMLElement) last.focus({ preventScroll: true })
  }
  const onKey = ({ key }: KeyboardEvent) => key === 'Tab' && enter()
  // Its first, empty document has another window's listeners than the one that is loaded.
  const onLoad = () => frame.contentWindow?.addEventListener('pointerdown', enter)
  frame.addEventListener('load', onLoad)
  document.addEventListener('keydown', onKey)
  document.addEventListener('focusin', remember)
  window.addEventListener('blur', giveBack)
  giveBack()
  return () => {
    frame.removeEventListener('load', onLoad)
    document.removeEventListener('keydown', onKey)
    document.removeEventListener('focusin', remember)
    window.removeEventListener('blur', giveBack)
  }
}
