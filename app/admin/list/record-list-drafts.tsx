import { UnsavedDraftsNotice } from '#app/admin/form/unsaved-drafts-notice.tsx'
import { useRecordListContext } from './record-list-context.ts'
import type { ListRecord } from './record-list-props.ts'

/** The notices of what was typed in a record list's dialog and never saved. */
export function RecordListDrafts() {
  const { props, rows, dialog } = useRecordListContext()
  const { type, only, records, namedBy } = props
  return (
    <UnsavedDraftsNotice<ListRecord>
      type={type}
      only={only}
      rows={rows}
      isFresh={!records.isLoading && !records.error}
      keyOf={({ id }) => String(id)}
      nameOf={(record) => String(record[namedBy] ?? '')}
      isOpen={dialog.editing !== undefined}
      onResume={dialog.resume}
    />
  )
}
