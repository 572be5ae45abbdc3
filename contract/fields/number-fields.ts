import type { Bounds, Field } from './field.ts'
import { normalizeText } from './normalize-text.ts'
import { makeField, Wrong, type FieldOptions } from './field-recipe.ts'

/** The largest number that JSON, JavaScript and both databases keep exactly alike. */
const LARGEST = Number.MAX_SAFE_INTEGER
const LARGEST_ORDER = 2_147_483_647
/** Decimals that are kept; of a coordinate, about 10 cm. */
const PLACES = 6

interface NumberOptions extends FieldOptions {
  bounds?: Bounds
}

/** The position among its fellows; lists sort by it, whatever its name. */
export function order(label = '排序', { bounds, ...options }: NumberOptions = {}): Field<number> {
  return whole('order', label, { ...options, bounds: { min: 0, max: LARGEST_ORDER, ...bounds } })
}

/** A whole number. */
export function number(label: string, options: NumberOptions = {}): Field<number> {
  return whole('number', label, options)
}

function whole(kind: 'order' | 'number', label: string, { bounds = {}, ...options }: NumberOptions) {
  const read = (sent: unknown) => readInteger(label, sent, bounds)
  return makeField<number>(label, options, { kind, bounds, initial: 0, read })
}

/** A number with decimals, or none at all. */
export function decimal(
  label: string,
  { bounds = {}, ...options }: NumberOptions = {},
): Field<number | null> {
  const read = (sent: unknown) =>
    Number(readNumber(label, sent, /^-?\d{1,15}(\.\d+)?$/, bounds).toFixed(PLACES))
  return makeField<number | null>(label, options, { kind: 'decimal', bounds, initial: null, read })
}

/** The id of another record. */
export function reference(label: string, refersTo: string, options: FieldOptions = {}): Field<number | null> {
  return makeField<number | null>(label, options, {
    kind: 'reference',
    refersTo,
    initial: null,
    read: (sent) => readInteger(label, sent, { min: 1 }),
    verb: '请选择',
  })
}

function readInteger(label: string, sent: unknown, bounds: Bounds): number {
  const value = readNumber(label, sent, /^-?\d{1,16}$/, bounds)
  if (!Number.isSafeInteger(value)) throw new Wrong(`${label}必须是整数`)
  return value
}

// Forms and queries send numbers as text; anything but plain digits ('0x10', '1e9', true, [5]) is no number.
function readNumber(
  label: string,
  sent: unknown,
  digits: RegExp,
  { min = -LARGEST, max = LARGEST }: Bounds,
): number {
  const text = typeof sent === 'string' ? normalizeText(sent).trim() : ''
  const value = digits.test(text) ? Number(text) : sent
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Wrong(`${label}必须是数字`)
  if (value < min) throw new Wrong(`${label}不能小于 ${min}`)
  if (value > max) throw new Wrong(`${label}不能大于 ${max}`)
  return value === 0 ? 0 : value
}
