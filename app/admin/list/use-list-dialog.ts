import { useEventCallback } from '#design-system/hooks/use-event-callback.ts'
import { toast } from '#design-system/toast/index.ts'
import { viewOnSiteAction } from '#app/admin/form/view-on-site-action.ts'
import { copiedValues, initialValues } from '#app/admin/form/initial-values.ts'
import { useRecordDialog, type Values } from '#app/admin/form/use-record-dialog.ts'
import type { recordWrites } from '#app/admin/form/record-writes.ts'
import { useIdempotentCreate } from '#app/admin/form/use-idempotent-create.ts'
import type { Draft } from '#app/admin/local-data/drafts.ts'
import type { ListRecord, RecordListProps } from './record-list-props.ts'
import { useNewRows } from './use-new-rows.ts'
import { useRecordLink } from './use-record-link.ts'

export interface ListDialogOptions {
  writes: Pick<ReturnType<typeof recordWrites>, 'add' | 'change'>
  /** Reads all records again. */
  readAll: () => Promise<readonly ListRecord[] | undefined>
  /** Loads the list again after a save. */
  reload: () => Promise<void>
}

/** The dialog in which a list's records are added, edited and copied. */
export function useListDialog(props: RecordListProps, options: ListDialogOptions) {
  const { type, records, only, isMovable, isNested } = props
  const { writes, readAll, reload } = options
  const rows = records.answer
  const fixed = isMovable ? undefined : only
  const newRows = useNewRows(rows)
  const { editing, opened, drafts, add, edit, resume, close } = useRecordDialog(type, { only })
  useRecordLink({
    rows,
    isLoading: records.isLoading,
    opened: editing && { id: editing.record?.id as number | undefined },
    open: edit,
    isFollowed: !isNested,
  })
  const createOnce = useIdempotentCreate<ListRecord>({
    fields: type.fields,
    create: writes.add,
    rows,
    readAll,
  })

  const newRecord = { ...initialValues(type.fields), ...props.startsWith, ...only }
  const addNew = () => add(newRecord)

  async function saveAndClose(values: Values, version: string | undefined, goesOn: boolean, asNew: boolean) {
    const id = asNew ? undefined : (editing?.record?.id as number | undefined)
    if (id === undefined) newRows.expect()
    const message =
      id === undefined ? await createOnce({ ...values, ...fixed }) : await writes.change(id, values, version)
    toast.success(message, goesOn ? undefined : viewOnSiteAction(type, { ...values, id }))
    if (goesOn) addNew()
    else close()
    void reload()
  }

  return {
    /** What is open; undefined while the dialog is closed. */
    editing,
    /** Tells one opening of the dialog from the next. */
    opened,
    drafts,
    /** Values that the dialog shows but does not let change. */
    fixed,
    addNew,
    edit,
    copy: useEventCallback((record: ListRecord) => add(copiedValues(type.fields, record))),
    resume: (draft: Draft, record: ListRecord | undefined) => resume(draft, record, newRecord),
    saveAndClose,
    close,
    /** Whether a record was added since the list was opened. */
    isNew: newRows.isNew,
  }
}
