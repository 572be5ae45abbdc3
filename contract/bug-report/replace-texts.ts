import { isRecord } from './checks.ts'
import { createKnownReplacer } from './replace-known.ts'
import { isSecretName } from './secret-name.ts'
import { isInvented, type Pseudonyms } from './pseudonyms.ts'

/** What is a person's, or opens something, by its looks, wherever it stands. */
const looks = {
  token: /(?<!\w)[0-9a-f]{64}(?!\w)/gi,
  bearer: /\bBearer\s+[^\s"\\]+/gi,
  idNumber: /(?<!\d)\d{17}[\dXx](?![\dA-Za-z])/g,
  phone: /(?<!\d)(?:\+?86[-. ]?)?1[3-9](?:[-. ]?\d){9}(?!\d)/g,
  // Bounded as mailboxes are: a long run of letters would be walked through from each of them.
  email: /[\w.%+-]{1,128}@(?:[\w-]{1,63}\.){1,8}[\w-]{1,63}/g,
} as const

/** A public file by its generated name, as a value or in formatted text; it holds no personal text. */
const filePath = /(?<=^|["'])(\/(?:upload|images)\/[a-z\d-]+\.[a-z\d]+)(?![\w@])/

/** Of digits alone: no phone and no identity number is shorter. */
const SHORTEST_MARK = 7

/**
 * Replaces, wherever it stands, what is known to be a person's, and what looks like it.
 * @param replaced what is known, in small letters, by what stands in its place
 */
export function createTextReplacer(pseudonyms: Pseudonyms, replaced: ReadonlyMap<string, string>) {
  const withoutKnown = createKnownReplacer(replaced)

  function text(given: string): string {
    // Every second piece is an address that the site gave.
    const pieces = given.split(filePath)
    return pieces.map((piece, index) => (index % 2 === 1 ? piece : textBetween(piece))).join('')
  }

  function textBetween(given: string): string {
    const left = withoutKnown(given)
    return Object.entries(looks).reduce(
      (rest, [kind, pattern]) =>
        rest.replace(pattern, (found) => insteadOf(kind as keyof typeof looks, found)),
      left,
    )
  }

  function insteadOf(kind: keyof typeof looks, found: string): string {
    if (kind === 'token' || kind === 'bearer') return '［令牌］'
    if (isInvented(found)) return found
    const compact = kind === 'phone' ? found.replace(/^\+?86[-. ]?(?=1)/, '').replace(/[-. ]/g, '') : found
    return pseudonyms.of({ [kind]: compact })[kind]
  }

  function value(given: unknown): unknown {
    if (typeof given === 'string') return text(given)
    if (typeof given === 'number') {
      // A short one is a code, an amount or a record's number, whatever somebody is called.
      const before = String(given)
      const written = before.length < SHORTEST_MARK ? before : text(before)
      if (written === before) return given
      return Number.isNaN(Number(written)) ? written : Number(written)
    }
    if (Array.isArray(given)) return given.map(value)
    if (!isRecord(given)) return given
    return Object.fromEntries(
      Object.entries(given).map(([name, each]) => [
        // What is a name of the contract's stays one.
        /^[a-z]\w*$/i.test(name) ? name : text(name),
        isSecretName(name) && typeof each === 'string' ? '' : value(each),
      ]),
    )
  }

  return { text, value }
}
