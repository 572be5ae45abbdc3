/** Google: "a short, concise title"; longer ones may be cut. */
const MAX_HEADLINE_LETTERS = 110

/** A title as the headline of an article. */
export const headlineOf = (title: string) => [...title].slice(0, MAX_HEADLINE_LETTERS).join('')
