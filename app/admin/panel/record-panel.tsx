import { ArrowUpDown, Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '#design-system/button/index.ts'
import { DataTable, Thumbnail, useTableView } from '#design-system/data-table/index.ts'
import { EmptyState } from '#design-system/empty-state/index.ts'
import { Pagination } from '#design-system/pagination/index.ts'
import { toast } from '#design-system/toast/index.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { versionOf } from '#contract/engine/version.ts'
import type { FieldSet } from '#contract/fields/field.ts'
import { imageAddress } from '#contract/image-address.ts'
import { messages } from '#contract/messages.ts'
import { call } from './call.ts'
import { callLines, type OtherCalls } from './calls-of-type.ts'
import { useEditing, type Values } from './editing.ts'
import { filtersOf, passes } from './filters/filter.ts'
import { useFilters } from './filters/use-filters.ts'
import type { FieldLooks } from './inputs/field-look.ts'
import { OrderDialog } from './order-dialog.tsx'
import { PanelBar } from './panel-bar.tsx'
import { columnsOf, type FieldName } from './record-cells.tsx'
import { RecordDialog, type RecordDialogLook } from './record-dialog.tsx'
import { RowActions } from './row-actions.tsx'
import { useTellCount } from './tab-counts.ts'
import { useAnswer } from './use-answer.ts'
import { useBulkActs } from './use-bulk-acts.tsx'
import { useColumnChoice } from './use-column-choice.tsx'
import { initialValues, sendable } from './use-record-form.ts'
import { useRowActs } from './use-row-acts.tsx'

export interface RecordPanelProps<Type extends ContentType> {
  /** The content type: its noun, fields and calls give labels, inputs, cells, rules and what can be done. */
  type: Type
  /** Calls in place of the declared ones. */
  calls?: OtherCalls<Type>
  /** back-office §8, load failures. */
  loadFailure: string
  /** Fields shown as columns, in order. */
  columns: readonly FieldName<Type>[]
  /** Field that names a record in questions and for screen readers. */
  namedBy: FieldName<Type>
  searchIn: readonly FieldName<Type>[]
  /** Fields the table is filtered by, each as its kind asks for: a value, a record, days. */
  filters?: readonly FieldName<Type>[]
  /** Said when a field is wrong, besides the sentences at the fields. */
  invalid?: string
  dialog?: RecordDialogLook
  /** What the panel says of single fields: advice, rules of pictures, sets of icons. */
  looks?: FieldLooks<FieldName<Type>>
  /** What to say while there is no record. */
  emptyAdvice: string
  /** Something above the table, such as a figure. */
  children?: ReactNode
  /** Told whenever records were written. */
  onWritten?: () => void
}

/** What the panel itself needs of a record; a type's own fields are reached by their names. */
type Each = Values & { id: number }

/** Table, search, sorting, paging, toggle, delete, dialog and order of one content type: the default panel. */
export function RecordPanel<Type extends ContentType>(props: RecordPanelProps<Type>) {
  const { type, loadFailure, columns, namedBy, searchIn, invalid, dialog, emptyAdvice } = props
  const looks: FieldLooks | undefined = props.looks
  const { children, onWritten } = props
  // Without a call for the flag the toggle sends the whole row.
  const calls = callLines(type, ['list', 'create', 'update', 'remove'], props.calls)
  const records = useAnswer(calls.list, loadFailure)
  const rows = records.answer as readonly Each[] | undefined
  useTellCount(type.name, rows?.length)
  const [allFilters] = useState(() => filtersOf(type.fields, props.filters ?? []))
  const filters = useFilters(allFilters, looks)
  const table = useTableView<Each>(
    rows?.filter((record) => passes(record, filters.filters, filters.chosen)),
    { searchIn },
  )
  const { editing, add, edit, keep, close } = useEditing(type.name)
  const [isOrdering, setOrdering] = useState(false)
  const nameOf = (record: Each) => String(record[namedBy])
  const pictureOf = (record: Each) => recordPicture(type.fields, record, looks)

  const acts = useRowActs<Each>({
    keyOf: (record) => record.id,
    setStatus: (record, status) => setStatus(record, status),
    remove: (record) => call(calls.remove, { id: record.id, ifMatch: versionOf(record) }),
    removalQuestion: () => `确定要删除这个${type.noun}吗？`,
    nameOf,
    pictureOf,
    reload: written,
  })
  const bulk = useBulkActs<Each>({
    fields: type.fields,
    line: calls.batch,
    rows: table.tableProps.rows,
    nameOf,
    reload: written,
  })
  const { columns: shown, chooser } = useColumnChoice(
    type.name,
    columnsOf<Each>(type.fields, columns, { toggle: { ...acts, nameOf }, looks }),
  )

  function setStatus(record: Each, status: 0 | 1) {
    const ifMatch = versionOf(record)
    if (calls.setFlag) return call(calls.setFlag, { body: { id: record.id, status }, ifMatch })
    const whole = sendable(type.fields, record)
    return call(calls.update, { body: { ...whole, id: record.id, status }, ifMatch })
  }

  async function save(values: Values, version: string | undefined) {
    const id = editing?.record?.id
    if (id === undefined) await call(calls.create, { body: values })
    else await call(calls.update, { body: { ...values, id }, ifMatch: version })
    toast.success(id === undefined ? messages.added : messages.updated)
    close()
    void written()
  }

  async function written() {
    onWritten?.()
    await records.reload()
  }

  const addNew = () => add(initialValues(type.fields))
  const addButton = (
    <Button size="small" icon={<Plus aria-hidden />} onClick={addNew}>
      新增{type.noun}
    </Button>
  )
  return (
    <>
      {children}
      <PanelBar
        noun={type.noun}
        search={table.searchProps}
        searchPlaceholder={`搜索${searchIn.map((name) => type.fields[name]?.label).join('、')}`}
        filters={filters}
        toFirstPage={() => table.paginationProps.onPageChange(1)}
        total={rows && table.paginationProps.total}
        isLoading={records.isLoading}
        actions={
          <>
            {chooser}
            {calls.reorder && (
              <Button
                size="small"
                variant="secondary"
                icon={<ArrowUpDown aria-hidden />}
                disabled={!rows || rows.length < 2}
                onClick={() => setOrdering(true)}
              >
                调整顺序
              </Button>
            )}
            {addButton}
          </>
        }
      />
      {bulk.refusedRows}
      <DataTable<Each>
        {...table.tableProps}
        label={`${type.noun}列表`}
        columns={shown}
        selection={bulk.selection}
        rowKey={(record) => record.id}
        isLoading={records.isLoading}
        error={records.error}
        onRetry={() => void records.reload()}
        empty={
          table.isSearching || filters.count > 0 ? (
            <EmptyState title="没有符合条件的记录" description="换个关键词或条件，或清除条件。" />
          ) : (
            <EmptyState title={`还没有${type.noun}`} description={emptyAdvice} action={addButton} />
          )
        }
        actions={(record) => (
          <RowActions onEdit={() => edit(record)} onRemove={() => acts.askRemoval(record)} />
        )}
      />
      {bulk.bulkBar}
      <Pagination {...table.paginationProps} />
      {editing && (
        <RecordDialog
          {...dialog}
          looks={looks}
          noun={type.noun}
          fields={type.fields}
          editing={editing}
          save={save}
          keep={keep}
          invalid={invalid}
          onClose={close}
        />
      )}
      {isOrdering && rows && calls.reorder && (
        <OrderDialog
          noun={type.noun}
          line={calls.reorder}
          entries={rows.map((record) => ({
            id: record.id,
            name: nameOf(record),
            picture: pictureOf(record),
          }))}
          onClose={() => setOrdering(false)}
          onSaved={() => {
            setOrdering(false)
            void written()
          }}
        />
      )}
      {acts.confirmDialog}
    </>
  )
}

function recordPicture(fields: FieldSet, record: object, looks: FieldLooks = {}) {
  const field = Object.keys(fields).find((each) => fields[each]?.kind === 'upload')
  if (!field) return undefined
  const path = String((record as Values)[field] ?? '')
  return <Thumbnail src={imageAddress(path)} alt="" fit={looks[field]?.image?.fit} />
}
