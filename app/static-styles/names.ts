/** Marks the links of a page's style files. */
export const STATIC_STYLES = 'data-static-styles'

/** On the root element of a page of which a style file did not come, nor when it was asked for again. */
export const STYLES_LOST = 'data-styles-lost'
