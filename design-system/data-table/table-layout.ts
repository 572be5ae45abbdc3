/** Below this width of its own place the table becomes a stack of cards; it grows with the text. */
export const CARDS_BELOW = '40rem'

export const cards = `@container data-table (max-width: ${CARDS_BELOW})`

export type Align = 'start' | 'center' | 'end'

/** How the column of buttons stands over the others: `raised` while some are hidden behind it. */
export type Pin = 'flat' | 'raised'
