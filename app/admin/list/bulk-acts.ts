import { CircleCheck, CircleSlash, Trash2, type LucideIcon } from 'lucide-react'
import type { BatchAct } from '#contract/operations/batch-operation.ts'
import { batchFlagOf } from '#contract/fields/batch-flag.ts'
import type { FieldSet } from '#contract/fields/field.ts'

/** Something that can be done to many records at once. */
export interface BulkAct {
  act: BatchAct
  label: string
  Icon: LucideIcon
}

/** The bulk acts of a type. A flag with states other than 启用 and 禁用 gives its own labels. */
export function bulkActsOf(fields: FieldSet): readonly BulkAct[] {
  const flag = fields[batchFlagOf(fields) ?? '']
  const switches: readonly BulkAct[] = flag
    ? [
        { act: 'enable', label: labelOf(flag.options?.[1] ?? '启用'), Icon: CircleCheck },
        { act: 'disable', label: labelOf(flag.options?.[0] ?? '禁用'), Icon: CircleSlash },
      ]
    : []
  return [...switches, { act: 'delete', label: '批量删除', Icon: Trash2 }]
}

function labelOf(state: string): string {
  return state === '启用' || state === '禁用' ? `批量${state}` : `批量标为${state}`
}
