/** Marks server-rendered DOM that is not hydrated yet: the page and each lazily hydrated section. */
export const NOT_HYDRATED = 'data-asleep'

/** Goes onto the element that is not hydrated yet; `markHydrated` removes it. */
export const notHydrated = { [NOT_HYDRATED]: '' }

/**
 * Ref that removes the mark in the very commit that hydrates the element. An effect would run later, and
 * app/document/head-script/replay-clicks.ts would repeat a click already handled.
 */
export function markHydrated(element: Element | null): void {
  element?.closest(`[${NOT_HYDRATED}]`)?.removeAttribute(NOT_HYDRATED)
}
