/**
 * Keeps an element in the top layer, inside an open native dialog, which makes all else inert. A mark exempts it from
 * React Aria's dialogs.
 * @returns stops that
 */
export function standAbove(element: HTMLElement): () => void {
  element.popover = 'manual'
  element.dataset.reactAriaTopLayer = 'true'
  const place = () => {
    const dialogs = document.querySelectorAll<HTMLDialogElement>('dialog:modal')
    const home = dialogs[dialogs.length - 1] ?? document.body
    if (element.parentNode !== home) home.append(element)
    if (!element.matches(':popover-open')) element.showPopover()
  }
  const observer = new MutationObserver(place)
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  })
  place()
  return () => observer.disconnect()
}
