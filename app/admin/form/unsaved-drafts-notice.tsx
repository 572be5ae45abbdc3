import { useState } from 'react'
import type { ContentType } from '#contract/engine/content-type.ts'
import type { Draft } from '#app/admin/local-data/drafts.ts'
import { DraftNotice, NoticesAbove } from './draft-notice.tsx'
import { draftTime } from './draft-time.ts'
import type { Values } from './use-record-dialog.ts'
import { isDraftInScope, type FixedValues } from './scope.ts'
import { useUnsavedDrafts } from './use-unsaved-drafts.ts'

export interface UnsavedDraftsNoticeProps<Each> {
  type: ContentType
  only?: FixedValues
  /** The records of the panel, as far as they are known. */
  rows: readonly Each[] | undefined
  /** The rows are up to date: a record that is not among them was deleted. */
  isFresh: boolean
  keyOf: (record: Each) => string
  /** Names a record, also one that was never saved. */
  nameOf: (record: Values) => string
  /** A form is open; what was left may be another when it is closed. */
  isOpen: boolean
  /** @param record the record it was typed for; undefined for a new one, and where it has been deleted since */
  onResume: (left: Draft, record: Each | undefined) => void
}

/** Offers the unsaved drafts of a panel above its table, after a crash or a logout (X-95). */
export function UnsavedDraftsNotice<Each extends object>(props: UnsavedDraftsNoticeProps<Each>) {
  const { type, only, keyOf, nameOf, isOpen, onResume } = props
  const { drafts, discard } = useUnsavedDrafts(type, isOpen)
  // The notices stay while the rows are loaded again.
  const [wasFresh, setFresh] = useState(props.isFresh)
  if (props.isFresh && !wasFresh) setFresh(true)
  const rows = wasFresh ? props.rows : undefined

  const shown = drafts.filter(
    (draft) => isDraftInScope(draft, only) && (draft.record === undefined || rows !== undefined),
  )
  if (shown.length === 0) return null
  return (
    <NoticesAbove>
      {shown.map((draft) => {
        const record = rows?.find((each) => keyOf(each) === draft.record)
        const name = nameOf((record as Values | undefined) ?? draft.typed)
        return (
          <DraftNotice
            key={draft.id}
            resumeText="继续填写"
            onResume={() => onResume(draft, record)}
            onDiscard={() => discard(draft)}
          >
            {userMessageOf(draft, type.typeLabel, name, record !== undefined)}
          </DraftNotice>
        )
      })}
    </NoticesAbove>
  )
}

function userMessageOf(
  { typedAt, record }: Draft,
  typeLabel: string,
  name: string,
  isThere: boolean,
): string {
  const time = draftTime(typedAt)
  if (record === undefined) return `有 ${time} 填写但未保存的新${typeLabel}${name && `：“${name}”`}`
  if (isThere) return `“${name}”有 ${time} 填写但未保存的内容`
  return `“${name}”已被删除，有 ${time} 填写但未保存的内容，可另存为新${typeLabel}`
}
