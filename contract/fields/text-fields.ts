import type { Bounds, Field, FieldOf } from './field.ts'
import { isFollowable } from '#contract/safe-link.ts'
import { makeField, readText, Wrong, type FieldOptions } from './field-recipe.ts'

const ONE_LINE = { max: 255 }
const ADDRESS = { max: 500 }
/** As many as the bytes that reach a hash (password-rules.ts). */
const SECRET = { max: 256 }
const LONG = { max: 20_000 }
const HTML = { max: 200_000 }

interface TextOptions extends FieldOptions {
  bounds?: Bounds
  initial?: string
  /** What the text must look like, and the sentence for what does not. */
  pattern?: { matches: RegExp; message: string }
}

/** One line of text, up to 255 characters. */
export function text(label: string, options: TextOptions = {}): Field<string> {
  const { bounds = ONE_LINE, initial = '', pattern, ...others } = options
  const read = (sent: unknown) => matching(readText(label, oneLine(sent), bounds), pattern)
  return makeField(label, others, { kind: 'text', bounds, initial, empty: '', read })
}

/** Text of several lines, up to 20 000 characters. */
export function longText(label: string, options: TextOptions = {}): Field<string> {
  const { bounds = LONG, initial = '', ...others } = options
  const read = (sent: unknown) => readText(label, sent, bounds)
  return makeField(label, others, { kind: 'longText', bounds, initial, empty: '', read })
}

/** Formatted text, up to 200 000 characters, cleaned by the one allow-list before it is stored. */
export function html(label: string, options: FieldOptions = {}): FieldOf<'html', string> {
  const read = (sent: unknown) => readText(label, sent, HTML)
  return makeField(label, options, { kind: 'html', bounds: HTML, initial: '', read })
}

/** The name of an icon of the interface's set, or an emoji. */
export function icon(label: string, options: FieldOptions = {}): Field<string> {
  const read = (sent: unknown) => readText(label, oneLine(sent), ONE_LINE)
  return makeField(label, options, { kind: 'icon', bounds: ONE_LINE, initial: '', read })
}

/** An address that visitors may follow: http(s):// or a path of this site; never a script, never `//host`. */
export function link(label: string, options: FieldOptions = {}): FieldOf<'link', string> {
  const read = (sent: unknown) => {
    const address = readText(label, oneLine(sent), ADDRESS)
    if (address === '' || isFollowable(address)) return address
    throw new Wrong(`${label}必须以 http://、https:// 或 / 开头`)
  }
  return makeField(label, options, { kind: 'link', bounds: ADDRESS, initial: '', read })
}

/** Text that no answer and no journal ever holds; blanks are characters of it like any others. */
export function secret(label: string, options: FieldOptions = {}): Field<string> {
  const isEmpty = () => false
  const read = (sent: unknown) => readText(label, sent, SECRET)
  return makeField(label, options, { kind: 'secret', bounds: SECRET, initial: '', isEmpty, read })
}

function oneLine(sent: unknown): unknown {
  return typeof sent === 'string' ? sent.trim().replace(/[\r\n]+/g, ' ') : sent
}

function matching(value: string, pattern: TextOptions['pattern']): string {
  if (pattern && value !== '' && !pattern.matches.test(value)) throw new Wrong(pattern.message)
  return value
}
