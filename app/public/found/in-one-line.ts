/** What search engines show of a description, at most. */
const MOST_LETTERS = 120

/** A text as one line of a description, cut where it is longer than anybody shows. */
export function inOneLine(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  return letters.length <= MOST_LETTERS ? letters.join('') : `${letters.slice(0, MOST_LETTERS - 1).join('')}…`
}
