import type { Field, FieldKind } from '#contract/fields/field.ts'
import type { CleanHtml } from '#contract/shared/html-allow-list.ts'
import { isMissing } from '#contract/shared/is-missing.ts'
import { safeLink } from '#contract/shared/safe-link.ts'
import type { EntryShape } from './entry-shape.ts'
import { listOf } from './list-of.ts'
import { displayAddress, withPictureSizes, type AddressSettings } from './display-address.ts'

/** What the host tells about addresses and HTML. */
export interface ReadSettings extends AddressSettings {
  /** Reduces what administrators wrote to the allow-list once more. Without it no such text is shown. */
  cleanHtml?: (html: string) => CleanHtml
}

type ReadValue = (sent: unknown, field: Field, settings: ReadSettings) => unknown

/**
 * From what an answer holds to what a page is handed, for every kind there is. What did not come, and what is of another
 * type, is the kind's nothing.
 */
const valueOf: Record<FieldKind, ReadValue> = {
  text: (sent, { initial }) => textOf(sent ?? initial),
  longText: (sent, { initial }) => textOf(sent ?? initial),
  icon: textOf,
  // One that nobody made is none: its initial value would tell visitors what nobody said.
  choice: textOf,
  date: textOf,
  dateTime: textOf,
  // No answer ever holds these two.
  secret: () => '',
  consent: () => false,
  html: (sent, _field, settings) => withPictureSizes(settings.cleanHtml?.(textOf(sent)) ?? '', settings),
  link: (sent) => safeLink(textOf(sent)),
  flag: (sent, { initial }) => (isMissing(sent) ? initial : Number(sent) === 1 ? 1 : 0),
  order: (sent) => numberOf(sent) ?? 0,
  number: (sent) => numberOf(sent) ?? 0,
  decimal: numberOf,
  reference: numberOf,
  upload: (sent, _field, settings) => displayAddress(textOf(sent), settings),
  uploads: (sent, _field, settings) =>
    listOf(sent)
      // Entries that begin with neither are left out.
      .filter((path) => typeof path === 'string' && /^(\/upload\/|https?:)/.test(path))
      .map((path) => displayAddress(path as string, settings)),
  list: (sent, { fields = {} }, settings) => listOf(sent).map((entry) => readEntry(fields, entry, settings)),
}

/**
 * One entry with every part it is declared to have, and no other, each by its kind.
 * @throws TypeError where an entry or a list is something else
 */
export function readEntry(shape: EntryShape, sent: unknown, settings: ReadSettings): Record<string, unknown> {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) throw new TypeError('not an entry')
  const parts = Object.entries(shape).map(([name, part]) => [
    name,
    isField(part)
      ? valueOf[part.kind](partOf(sent, name, part), part, settings)
      : listOf(partOf(sent, name)).map((entry) => readEntry(part[0], entry, settings)),
  ])
  return Object.fromEntries(parts) as Record<string, unknown>
}

/** What stands under a name, or under the first of its other names (`location.lat`) that holds something. */
function partOf(entry: object, name: string, field?: Field): unknown {
  const found = [name, ...(field?.alsoNamed ?? [])].map((path) => at(entry, path))
  return found.find((value) => !isMissing(value)) ?? found[0]
}

function at(entry: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], entry)
}

function textOf(sent: unknown): string {
  return typeof sent === 'string' ? sent.trim() : ''
}

function numberOf(sent: unknown): number | null {
  const value = isMissing(sent) ? NaN : Number(sent)
  return Number.isFinite(value) ? value : null
}

const isField = (part: Field | readonly [EntryShape]): part is Field => 'kind' in part
