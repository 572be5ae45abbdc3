import type { Row } from '#contract/engine/backend.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { isTaken } from '#contract/fields/check-fields.ts'
import type { Field, FieldSet } from '#contract/fields/field.ts'
import { lengthen } from '#mocks/scenarios/changed-rows.ts'
import { isAddress } from '#mocks/scenarios/is-address.ts'
import { isRecord } from './with-changed-answers.ts'

/** Changes one text. */
type ChangeText = (field: Field, value: unknown) => unknown

/** A row whose texts are changed, those inside of its lists too. */
export function withTexts({ fields, uniqueTogether = [] }: ContentType, row: Row, change: ChangeText): Row {
  // What names the row is no text to read.
  const texts = Object.entries(fields).filter(([name]) => !uniqueTogether.includes(name))
  return { ...row, ...textsIn(Object.fromEntries(texts), row, change) }
}

/** As long as the field takes it. */
export const longText: ChangeText = lengthen

/** Appends a joined emoji, a flag, right-to-left text, HTML special characters and a long unbroken word. */
export const oddText: ChangeText = (field, value) => {
  const room = (field.bounds?.max ?? Infinity) - ODD.length
  if (!isPlain(field) || typeof value !== 'string' || value === '' || room < 1) return value
  const odd = field.kind === 'html' ? `${value}<p>${escaped(ODD)}</p>` : `${value.slice(0, room)}${ODD}`
  // Telephone numbers, addresses and keys keep their form.
  return isTaken(field, odd) ? odd : value
}

const ODD =
  ' 👩🏽‍🚀🇨🇳 مرحبا بالعالم <b>&amp; "引号"</b> Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

const isPlain = ({ kind }: Field) => kind === 'text' || kind === 'longText' || kind === 'html'

function textsIn(fields: FieldSet, values: Readonly<Record<string, unknown>>, change: ChangeText) {
  const shown = Object.entries(fields).filter(([name, { isInternal }]) => !isInternal && name in values)
  return Object.fromEntries(shown.map(([name, field]) => [name, changedValue(field, values[name], change)]))
}

function changedValue(field: Field, value: unknown, change: ChangeText): unknown {
  if (isAddress(value)) return value
  if (field.kind !== 'list' || !Array.isArray(value)) return change(field, value)
  return value.map((entry) =>
    isRecord(entry) ? { ...entry, ...textsIn(field.fields ?? {}, entry, change) } : entry,
  )
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
