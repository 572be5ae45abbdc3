import type { Bounds, Field, FieldOf, TextKind } from './field.ts'
import { isFollowable } from '#contract/shared/safe-link.ts'
import { isBlankHtml } from './is-blank.ts'
import { makeField, readText, Wrong, type FieldOptions } from './field-recipe.ts'

const ONE_LINE = { max: 255 }
/** The longest text that is normalized; a longer one is refused by its length. */
const MOST_NORMALIZED = 1000
const ADDRESS = { max: 500 }
/** As many as the bytes that reach a hash (password-rules.ts). */
const SECRET = { max: 256 }
const LONG = { max: 20_000 }
const HTML = { max: 200_000 }

interface TextOptions extends FieldOptions {
  bounds?: Bounds
  initial?: string
  /** Makes texts that mean the same alike, before they are checked and stored. */
  normalize?: (text: string) => string
  /** What the text must look like, and the sentence for what does not. */
  pattern?: { matches: Pick<RegExp, 'test'>; message: string }
}

/** One line of text, up to 255 characters. */
export const text = written('text', ONE_LINE, { taken: oneLine })

/** Text of several lines, up to 20 000 characters. */
export const longText = written('longText', LONG)

/** Formatted text, up to 200 000 characters, cleaned by the one allow-list before it is stored. */
export const html = written('html', HTML, { isEmpty: isBlankHtml })

/** The name of an icon of the interface's set, or an emoji. */
export const icon = written('icon', ONE_LINE, { taken: oneLine })

/** An address that visitors may follow: http(s):// or a path of this site; never a script, never `//host`. */
export function link(label: string, options: FieldOptions = {}) {
  const pattern = { matches: { test: isFollowable }, message: `${label}必须以 http://、https:// 或 / 开头` }
  return address(label, { ...options, pattern })
}

const address = written('link', ADDRESS, { taken: oneLine })

/** Text that no answer and no journal ever holds; blanks are characters of it like any others. */
export function secret(label: string, options: FieldOptions = {}): Field<string> {
  const isEmpty = () => false
  const read = (sent: unknown) => readText(label, sent, SECRET)
  return makeField(label, options, { kind: 'secret', bounds: SECRET, initial: '', isEmpty, read })
}

/** What is special about a kind of text. */
interface Kept {
  /** As what is taken what was sent. */
  taken?: (text: string) => string
  /** Whether a text of the kind shows nothing. */
  isEmpty?: (text: string) => boolean
}

/** The maker of a kind of text that may be so long. */
function written<const Kind extends TextKind>(
  kind: Kind,
  longest: Bounds,
  { taken = asItIs, isEmpty }: Kept = {},
) {
  return (label: string, options: TextOptions = {}): FieldOf<Kind, string> => {
    const { bounds = longest, initial = '', normalize = asItIs, pattern, ...others } = options
    const read = (sent: unknown) => {
      const text = typeof sent === 'string' ? normalizeShort(taken(sent), normalize) : sent
      const value = readText(label, text, bounds)
      if (pattern && value !== '' && !pattern.matches.test(value)) throw new Wrong(pattern.message)
      return value
    }
    return makeField<string, Kind>(label, others, {
      kind,
      bounds,
      initial,
      empty: '',
      isEmpty,
      read,
    })
  }
}

/** Leaves a very long text as it is: its length refuses it, and to normalize it could take very long. */
function normalizeShort(text: string, normalize: (text: string) => string): string {
  return text.length > MOST_NORMALIZED ? text : normalize(text)
}

function oneLine(text: string): string {
  return text.trim().replace(/[\r\n]+/g, ' ')
}

function asItIs(text: string): string {
  return text
}
