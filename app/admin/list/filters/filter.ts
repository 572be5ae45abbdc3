import { partsOfEndpoint } from '#contract/engine/endpoint.ts'
import { FIRST_DAY } from '#contract/shared/first-day.ts'
import { isDay } from '#contract/shared/moments.ts'
import type { Field, FieldKind, FieldSet } from '#contract/fields/field.ts'

/** How one field filters a list. */
export type FilterKind = 'value' | 'words' | 'reference' | 'days'

/** A filter of a list and its parameter names in the address and in the server's query. */
export type Filter = { field: Field; fieldName: string } & (
  | { way: 'value' | 'words' | 'reference'; name: string }
  | { way: 'days'; name: 'from'; lastName: 'to' }
)

/** What is chosen in the filters, by name; '' where nothing is. */
export type Chosen = Readonly<Record<string, string>>

/** A new kind does not compile without an entry here. */
const ways: Record<FieldKind, FilterKind | undefined> = {
  choice: 'value',
  flag: 'value',
  reference: 'reference',
  date: 'days',
  dateTime: 'days',
  text: 'words',
  longText: undefined,
  html: undefined,
  link: undefined,
  icon: undefined,
  secret: undefined,
  order: undefined,
  number: undefined,
  decimal: undefined,
  upload: undefined,
  uploads: undefined,
  list: undefined,
  consent: undefined,
}

/**
 * The filters of a list that is narrowed in the browser, by the names of its fields.
 * @throws Error for a kind that has no filter, or a second field filtered by days
 */
export function filtersOf(fields: FieldSet, names: readonly string[]): Filter[] {
  const filters = names.map((fieldName) => {
    const field = fields[fieldName]
    const way = field && ways[field.kind]
    if (!way) throw new Error(`No list is filtered by ${fieldName}`)
    return filterOf(field, fieldName, way)
  })
  const days = filters.filter(({ way }) => way === 'days')
  if (days.length > 1) throw new Error(`Only one field is filtered by days, not ${days[1]?.fieldName}`)
  return filters
}

/**
 * The filters that the server applies to a type's paged list.
 * @throws Error when the endpoint names a field that people would filter by the words of records they have not loaded
 */
export function serverFiltersOf(fields: FieldSet, endpoint: string): Filter[] {
  const named = filtersOf(fields, partsOfEndpoint(endpoint).queryNames)
  const words = named.find(({ way }) => way === 'words')
  if (words) throw new Error(`Nobody knows what words a whole list has in ${words.fieldName}`)
  const common = serverNames.flatMap(([fieldName, name, way]) => {
    const field = fields[fieldName]
    return field ? [filterOf(field, fieldName, way, name)] : []
  })
  return [...named, ...common]
}

const serverNames = [
  ['status', 'status', 'value'],
  ['isSuspect', 'suspect', 'value'],
  ['createTime', 'from', 'days'],
] as const

function filterOf(field: Field, fieldName: string, way: FilterKind, name = fieldName): Filter {
  if (way === 'days') return { field, fieldName, way, name: 'from', lastName: 'to' }
  return { field, fieldName, way, name }
}

/** The different words that records have in a field, in the order of Chinese dictionaries. */
export function distinctWords(records: readonly object[], fieldName: string): string[] {
  const words = records.map((record) => String((record as Record<string, unknown>)[fieldName] ?? '').trim())
  return [...new Set(words)].filter(Boolean).sort((one, other) => one.localeCompare(other, 'zh'))
}

/** Whether a record passes all filters. */
export function passesFilters(record: object, filters: readonly Filter[], chosen: Chosen): boolean {
  const values = record as Record<string, unknown>
  return filters.every((filter) => {
    const value = String(values[filter.fieldName] ?? '')
    if (filter.way !== 'days') return !chosen[filter.name] || value === chosen[filter.name]
    const { from, to } = chosen
    // The day of a moment is its first ten characters.
    return (!from || value.slice(0, 10) >= from) && (!to || (value !== '' && value.slice(0, 10) <= to))
  })
}

/** The chosen values out of an address; what no filter offers is left out. */
export function chosenInAddress(look: URLSearchParams, filters: readonly Filter[]): Chosen {
  const wished = filters.flatMap((filter) => {
    if (filter.way !== 'days') {
      const value = look.get(filter.name) ?? ''
      const isOffered = filter.way !== 'value' || Object.hasOwn(filter.field.options ?? {}, value)
      return [[filter.name, isOffered ? value : '']]
    }
    return [filter.name, filter.lastName].map((name) => {
      const day = look.get(name) ?? ''
      return [name, isDay(day) && day >= FIRST_DAY ? day : '']
    })
  })
  return Object.fromEntries(wished) as Chosen
}

/** How many filters narrow; both ends of days are one. */
export function countActiveFilters(filters: readonly Filter[], chosen: Chosen): number {
  return filters.filter((filter) =>
    [filter.name, ...(filter.way === 'days' ? [filter.lastName] : [])].some((name) => chosen[name]),
  ).length
}
