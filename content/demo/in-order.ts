import type { DemoRecord } from './demo-record.ts'

/** Rows in the order they are written here, ten apart, and enabled unless they say otherwise. */
export function inOrder(rows: readonly DemoRecord[], orderField = 'sortOrder'): DemoRecord[] {
  return rows.map((row, index) => ({ [orderField]: (index + 1) * 10, status: 1, ...row }))
}
