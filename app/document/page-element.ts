/** Id of the element in the body that React hydrates; nothing outside of it belongs to React. */
export const PAGE_ELEMENT = 'app'
