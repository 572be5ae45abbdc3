/** Marks the link of a page's style file. */
export const STATIC_STYLES = 'data-static-styles'

/**
 * On the root element of a page whose style file did not come, nor when it was asked for again; and the event of the document
 * that says so.
 */
export const STYLES_LOST = 'data-styles-lost'
