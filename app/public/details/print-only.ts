/**
 * An entry one of whose fields is printed and not sent: rendering on the server reads it, but what Remix writes beside the HTML as the
 * page's data are the properties that can be counted. In the browser the field is missing, and is read from the HTML (printed-text.ts).
 */
export function printOnly<Entry extends object, Name extends keyof Entry>(
  entry: Entry,
  name: Name,
): Omit<Entry, Name> & Partial<Pick<Entry, Name>> {
  return Object.defineProperty({ ...entry }, name, { enumerable: false })
}
