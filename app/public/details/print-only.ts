/**
 * Makes a field non-enumerable: the server renders it, but Remix does not serialize it into the page's data. The browser
 * reads it from the HTML (printed-text.ts).
 */
export function printOnly<Entry extends object, Name extends keyof Entry>(
  entry: Entry,
  name: Name,
): Omit<Entry, Name> & Partial<Pick<Entry, Name>> {
  return Object.defineProperty({ ...entry }, name, { enumerable: false })
}
