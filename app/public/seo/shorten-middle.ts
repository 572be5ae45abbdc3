/** The end takes at most this share of what remains. */
const END_SHARE = 1 / 3

/**
 * Shortens a text in its middle: `开头…结尾`. Titles of one series begin alike and differ at their ends.
 * @param most longest result, in units of `lengthOf`
 */
export function shortenMiddle(text: string, most: number, lengthOf: (text: string) => number): string {
  if (lengthOf(text) <= most) return text
  const letters = [...text]
  let end = ''
  while (lengthOf(`${letters.at(-1)}${end}`) <= most * END_SHARE) end = `${letters.pop()}${end}`
  while (lengthOf(`${letters.join('')}…${end}`) > most) letters.pop()
  return `${letters.join('').trimEnd()}…${end.trimStart()}`
}
