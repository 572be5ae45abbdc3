import type { Change, Row } from '#contract/engine/backend.ts'
import type { RecordType } from '#contract/engine/record-type.ts'

type Versions = Pick<Change, 'before' | 'after'>

/**
 * Both versions of a record as the audit log stores and shows them, without secrets and encrypted fields. Of those it says
 * only whether they were set, and whether they changed.
 */
export function withoutSecrets(type: RecordType, { before, after }: Versions): Versions {
  return {
    before: before && told(type, before, (name) => wordFor(before[name])),
    after: after && told(type, after, (name) => wordFor(after[name], before?.[name])),
  }
}

function told({ fields }: RecordType, row: Row, wordOf: (name: string) => string): Row {
  const values = Object.entries(row)
    .filter(([name]) => fields[name]?.kind !== 'secret' && !fields[name]?.isEncrypted)
    .map(([name, value]) => [name, fields[name]?.isHiddenInAudit ? wordOf(name) : value])
  return Object.fromEntries(values) as Row
}

function wordFor(value: unknown, former: unknown = value): string {
  if (!value) return ''
  return former && former !== value ? '已更换' : '已设置'
}
