import type { SortDirection } from './column.ts'

const collator = new Intl.Collator('zh-CN', { numeric: true })

/** Orders two values: numbers by size, texts the Chinese way; what is missing comes last either way. */
export function compareValues(a: unknown, b: unknown, direction: SortDirection): number {
  const isMissing = [a, b].map((value) => value === null || value === undefined || value === '')
  if (isMissing[0] || isMissing[1]) return Number(isMissing[0]) - Number(isMissing[1])
  const order =
    typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
  return direction === 'ascending' ? order : -order
}
