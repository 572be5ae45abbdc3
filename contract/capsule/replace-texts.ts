import { isRecord } from './checks.ts'
import { isInvented, type StandIns } from './stand-ins.ts'

/** What is a person's, or opens something, by its looks, wherever it stands. */
const looks = {
  token: /(?<!\w)[0-9a-f]{64}(?!\w)/gi,
  bearer: /\bBearer\s+[^\s"\\]+/gi,
  idNumber: /(?<!\d)\d{17}[\dXx](?![\dA-Za-z])/g,
  phone: /(?<!\d)(?:\+?86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}(?!\d)/g,
  email: /[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/g,
} as const

/** Names of values that are nobody's to see, whatever they hold. */
const secretName = /password|secret|token|authorization|cookie|^baiduPushKey$/i

/** Whether what has this name is never recorded, whatever it holds. */
export const isSecretName = (name: string): boolean => secretName.test(name)

/**
 * Replaces, wherever it stands, what is known to be a person's, and what looks like it.
 * @param replaced what is known, in small letters, by what stands in its place
 */
export function createTextReplacer(standIns: StandIns, replaced: ReadonlyMap<string, string>) {
  const knownTexts = [...replaced.keys()].sort((one, other) => other.length - one.length)
  const known = knownTexts.length > 0 ? new RegExp(knownTexts.flatMap(spellings).join('|'), 'gi') : undefined

  function text(given: string): string {
    const left = known
      ? given.replace(known, (found) => respelt(found, replaced.get(plainOf(found)) ?? ''))
      : given
    return Object.entries(looks).reduce(
      (rest, [kind, pattern]) =>
        rest.replace(pattern, (found) => insteadOf(kind as keyof typeof looks, found)),
      left,
    )
  }

  function insteadOf(kind: keyof typeof looks, found: string): string {
    if (isInvented(found)) return found
    if (kind === 'token' || kind === 'bearer') return '［令牌］'
    const compact = kind === 'phone' ? found.replace(/^\+?86[- ]?/, '').replace(/[- ]/g, '') : found
    return standIns.of({ [kind]: compact })[kind]
  }

  function value(given: unknown): unknown {
    if (typeof given === 'string') return text(given)
    if (typeof given === 'number') {
      const written = text(String(given))
      return written === String(given) ? given : Number(written)
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

/** A text as it may be spelt: plain, in an address, in JSON with nothing but ASCII. */
function spellings(plain: string): string[] {
  // A name of Latin letters is a part of many a word.
  const whole = (spelt: string) => (/^\w[^]*\w$/.test(spelt) ? `(?<!\\w)${spelt}(?!\\w)` : spelt)
  const all = [plain, encodeURIComponent(plain), encodeURI(plain), escapedOf(plain)]
  return [...new Set(all)].map((each) => whole(each.replace(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`)))
}

function plainOf(found: string): string {
  if (/\\u[0-9a-f]{4}/i.test(found))
    return found
      .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      .toLowerCase()
  try {
    return decodeURIComponent(found).toLowerCase()
  } catch {
    return found.toLowerCase()
  }
}

/** The other text, spelt as the one that was found. */
function respelt(found: string, instead: string): string {
  if (/\\u[0-9a-f]{4}/i.test(found)) return escapedOf(instead)
  return /%[0-9a-f]{2}/i.test(found) ? encodeURIComponent(instead) : instead
}

const escapedOf = (text: string) =>
  text.replace(/[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
