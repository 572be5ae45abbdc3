/** The attribute of what the server printed and no script answers yet: the page, and each section whose script comes late. */
export const NOT_HYDRATED = 'data-asleep'

/** Goes onto the element that is not hydrated yet; `markHydrated` removes it. */
export const notHydrated = { [NOT_HYDRATED]: '' }

/**
 * Ref for an element of which React has taken hold: from now on presses around it are answered. A ref and no effect, since
 * it must be told in the very moment: a press in between would be answered and repeated (app/document/head-script/replay-clicks.ts).
 */
export function markHydrated(element: Element | null): void {
  element?.closest(`[${NOT_HYDRATED}]`)?.removeAttribute(NOT_HYDRATED)
}
