/** Characters that format a text and are not drawn themselves, such as a zero-width space. */
const MARKS = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Text as X-101 compares it: NFKC, which makes full-width characters ordinary ones, without marks that nobody sees. */
export function normalizeText(text: string): string {
  return text.normalize('NFKC').replace(MARKS, '')
}
