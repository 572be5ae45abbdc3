/** One sentence as plain text, as honours, copyrights and certificates answer every write (back-office §7.3). */
export const plain = { shape: 'plain text', answers: 'text' } as const
/** A list without an envelope, as they answer reads. */
export const bare = { shape: 'bare' } as const
/** Lists that the server divides into pages. */
export const withTotal = { shape: 'envelope with total' } as const
