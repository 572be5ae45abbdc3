/**
 * Keeps an element above everything of a page, in the browser's top layer. A native dialog makes all that is not in it
 * unreachable: while one is open the element stands in it. A dialog of the console's library lets alone what bears its mark.
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
