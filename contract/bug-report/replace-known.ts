/** One way to write a text, and what stands in its place. */
interface Spelling {
  /** In small letters. */
  readonly found: string
  readonly instead: string
  /** Latin letters at both ends: it must not be a part of a longer word. */
  readonly isWord: boolean
}

/** Spellings are looked up by so many first letters, the longest first; texts shorter than the last are ignored. */
const KEY_LENGTHS = [12, 8, 4, 2] as const

/**
 * Finds many texts at once, however they are spelt: plain, in an address, in JSON of nothing but ASCII. Looked up letter by
 * letter, since one expression of thousands of alternatives takes a minute for a long answer.
 * @param known what is looked for, in small letters, by what stands in its place
 */
export function createKnownReplacer(known: ReadonlyMap<string, string>): (text: string) => string {
  const byKey = new Map<string, Spelling[]>()
  for (const spelling of [...known].flatMap(([real, instead]) => spellingsOf(real, instead))) {
    const length = KEY_LENGTHS.find((each) => each <= spelling.found.length)
    const key = spelling.found.slice(0, length)
    byKey.set(
      key,
      [...(byKey.get(key) ?? []), spelling].sort((one, other) => other.found.length - one.found.length),
    )
  }
  if (byKey.size === 0) return (text) => text

  function spellingAt(small: string, at: number): Spelling | undefined {
    for (const length of KEY_LENGTHS) {
      const found = byKey
        .get(small.slice(at, at + length))
        ?.find(
          (each) =>
            small.startsWith(each.found, at) && (!each.isWord || isApart(small, at, each.found.length)),
        )
      if (found) return found
    }
    return undefined
  }

  return (text) => {
    const small = lowered(text)
    let left = ''
    let from = 0
    for (let at = 0; at < small.length - 1; at += 1) {
      const found = spellingAt(small, at)
      if (!found) continue
      left += text.slice(from, at) + found.instead
      from = at + found.found.length
      at = from - 1
    }
    return left + text.slice(from)
  }
}

/** A few letters become two when they are small, which would shift places: those stay as they are. */
function lowered(text: string): string {
  const small = text.toLowerCase()
  if (small.length === text.length) return small
  return [...text]
    .map((letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter))
    .join('')
}

function spellingsOf(real: string, instead: string): Spelling[] {
  const spelt = [
    [real, instead],
    [encodeURIComponent(real), encodeURIComponent(instead)],
    [encodeURI(real), encodeURI(instead)],
    [escapedOf(real), escapedOf(instead)],
    // A screen shows every blank as one, people write none.
    [real.replace(/\s+/g, ' '), instead],
    [real.replace(/(?<![\x21-\x7e])\s+(?![\x21-\x7e])/g, ''), instead],
  ].map(([found = '', other = '']) => [found.toLowerCase(), other] as const)
  return [...new Map(spelt)].map(([found, other]) => ({
    found,
    instead: other,
    isWord: /^\w[^]*\w$/.test(found),
  }))
}

const isApart = (text: string, at: number, length: number) =>
  !/\w/.test(text[at - 1] ?? '') && !/\w/.test(text[at + length] ?? '')

const escapedOf = (text: string) =>
  text.replace(/[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
