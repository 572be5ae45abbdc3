import type { Query, Row } from '#contract/engine/backend.ts'
import type { RecordType } from '#contract/engine/record-type.ts'
import { foldText } from '#contract/search/fold-text.ts'
import { searchTextOf } from '#contract/search/search-text.ts'

/** Whether a row is asked for, read as SQL would read it: an empty value equals only an empty value. */
export function matchesFind(type: RecordType, row: Row, { where = {}, search, range }: Query): boolean {
  return (
    Object.entries(where).every(([field, value]) => (row[field] ?? null) === value) &&
    (search === undefined || searchTextOf(type, row).includes(foldText(search))) &&
    (range === undefined || isWithin(row[range.field], range.from, range.to))
  )
}

/** Sorts by each field in turn, then by id. Empty values come first; text sorts by code point, as in SQLite. */
export function comparing(order: Query['order'] = []): (left: Row, right: Row) => number {
  return (left, right) => {
    for (const { field, direction } of order) {
      const difference = compare(left[field], right[field])
      if (difference !== 0) return direction === 'asc' ? difference : -difference
    }
    return left.id - right.id
  }
}

function isWithin(value: unknown, from?: string | number, to?: string | number): boolean {
  if (value === null || value === undefined) return false
  return (from === undefined || compare(value, from) >= 0) && (to === undefined || compare(value, to) <= 0)
}

function compare(left: unknown, right: unknown): number {
  const byKind = kindRank(left) - kindRank(right)
  if (byKind !== 0) return byKind
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return compareCodePoints(String(left ?? ''), String(right ?? ''))
}

function kindRank(value: unknown): number {
  if (value === null || value === undefined) return 0
  return typeof value === 'number' ? 1 : 2
}

// `<` compares UTF-16 units, which puts characters beyond the basic plane before some inside it.
function compareCodePoints(left: string, right: string): number {
  const others = right[Symbol.iterator]()
  for (const character of left) {
    const other = others.next()
    if (other.done) return 1
    const difference = (character.codePointAt(0) ?? 0) - (other.value.codePointAt(0) ?? 0)
    if (difference !== 0) return difference
  }
  return others.next().done ? 0 : -1
}
