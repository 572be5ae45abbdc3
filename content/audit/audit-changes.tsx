import { useState } from 'react'
import { Button } from '#design-system/button/index.ts'
import { DifferenceView } from '#design-system/difference-view/index.ts'
import type { audit } from '#content/registry/contract.ts'
import type { RecordOf } from '#contract/engine/content-type.ts'
import { imageAddress } from '#contract/shared/image-address.ts'
import type { EntryChange } from '#contract/audit/describe-entry.ts'
import { readableVersion } from '#app/admin/form/readable-version.ts'
import { Change, Note } from './audit-dialog.styles.ts'
import { typeNamed } from './type-named.ts'

/* An order or a bulk act may be about a hundred records. */
const SHOWN_AT_FIRST = 10
const changing = ['create', 'update', 'remove', 'order']

export interface AuditChangesProps {
  entry: Pick<RecordOf<typeof audit>, 'action' | 'typeName' | 'recordId'>
  changes: readonly EntryChange[]
}

/** What an act changed: of each record the fields that differ, by their labels, before and after. */
export function AuditChanges({ entry, changes }: AuditChangesProps) {
  const [isWhole, setWhole] = useState(false)
  const type = typeNamed(entry.typeName)
  if (changes.length === 0) {
    if (!type?.isAboutPeople || !changing.includes(entry.action)) return null
    return <Note>涉及个人信息的内容只记录改了哪些字段，不保留修改前后的值。</Note>
  }
  const shown = isWhole ? changes : changes.slice(0, SHOWN_AT_FIRST)
  const left = changes.length - shown.length
  return (
    <>
      {shown.map((change, index) => (
        <OneChange key={index} change={change} />
      ))}
      {left > 0 && (
        <Button size="small" variant="secondary" onClick={() => setWhole(true)}>
          显示其余 {left} 条记录的变化
        </Button>
      )}
    </>
  )
}

function OneChange({ change: { typeName, recordId, before, after } }: { change: EntryChange }) {
  const type = typeNamed(typeName)
  if (!type) return null
  const differing = Object.entries(type.fields).filter(
    ([name]) => JSON.stringify(before?.[name] ?? '') !== JSON.stringify(after?.[name] ?? ''),
  )
  const act = before && after ? '修改' : after ? '新增' : '删除'
  const heading = recordId ? `${type.typeLabel}第 ${recordId} 号` : type.typeLabel
  return (
    <Change aria-label={heading}>
      <h3>{heading}</h3>
      <DifferenceView
        before={readableVersion(differing, before ?? {})}
        after={readableVersion(differing, after ?? {})}
        captions={{ before: `${act}前`, after: `${act}后` }}
        addressOf={imageAddress}
        hasSummary={false}
      />
    </Change>
  )
}
