import type { ReactNode } from 'react'
import { DescriptionList } from '#design-system/description-list/index.ts'
import { audit } from '#content/registry/contract.ts'
import type { RecordOf } from '#contract/engine/content-type.ts'
import { RecordLink } from './audit-dialog.styles.ts'
import { recordAddress } from './record-address.ts'

export interface AuditFactsProps {
  entry: RecordOf<typeof audit>
  /** Whether the record can still be opened; undefined while nobody knows. */
  isRecordThere: boolean | undefined
}

/** Who acted, when and from where, on what. */
export function AuditFacts({ entry, isRecordThere }: AuditFactsProps) {
  const { fields } = audit
  const { createTime, username, address, action, noun, recordId, title, changedKeys } = entry
  return (
    <DescriptionList
      columns={2}
      descriptions={[
        { term: fields.createTime.label, detail: createTime },
        { term: fields.action.label, detail: fields.action.options?.[action] ?? action },
        { term: fields.username.label, detail: username },
        { term: fields.address.label, detail: address },
        { term: fields.typeName.label, detail: noun },
        { term: fields.recordId.label, detail: recordId && recordOf(entry, isRecordThere) },
        { term: fields.title.label, detail: title, isWide: true },
        { term: fields.changedKeys.label, detail: changedKeys, isWide: true },
      ]}
    />
  )
}

function recordOf({ typeName, recordId }: AuditFactsProps['entry'], isRecordThere?: boolean): ReactNode {
  const number = `第 ${recordId} 号`
  if (isRecordThere === undefined || recordId === null) return number
  const place = recordAddress(typeName, recordId)
  if (!place) return number
  if (!isRecordThere) return `${number}（已不存在）`
  return (
    <RecordLink href={place.href}>
      {number}，在“{place.title}”中打开
    </RecordLink>
  )
}
