const ROW = 'tbody > [role="row"]:not([aria-hidden])'
const ACT = '[data-row-actions] :is(button, a[href]):not(:disabled)'

/** The rows of a table that show a record, in order. */
export const rowsIn = (place: Element) => [...place.querySelectorAll<HTMLElement>(ROW)]

/** The row that holds an element, if any. */
export const rowOf = (element: Element) => element.closest<HTMLElement>(ROW)

/** The first act of a row: the one that opens its record. */
export const firstActOf = (row: Element | undefined) => row?.querySelector<HTMLElement>(ACT)
