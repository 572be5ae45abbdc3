import { Copy, Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '#design-system/button/index.ts'
import { DataTable, RowAct, useTableView } from '#design-system/data-table/index.ts'
import { EmptyState } from '#design-system/empty-state/index.ts'
import { Pagination } from '#design-system/pagination/index.ts'
import { toast } from '#design-system/toast/index.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { batchFlagOf } from '#contract/fields/batch-flag.ts'
import { call } from './call.ts'
import type { CallLines } from './calls-of-type.ts'
import { useEditing, type Values } from './editing.ts'
import { ListExport } from './export/list-export.tsx'
import { filtersOf, passes } from './filters/filter.ts'
import { useFilters } from './filters/use-filters.ts'
import type { FieldLooks } from './inputs/field-look.ts'
import { placeOf, type Only } from './only.ts'
import { PanelBar } from './panel-bar.tsx'
import { columnsOf, type FieldName } from './record-cells.tsx'
import { RecordDialog, type RecordDialogLook } from './record-dialog.tsx'
import { recordPicture } from './record-picture.tsx'
import { recordWrites } from './record-writes.ts'
import { RowActions } from './row-actions.tsx'
import { seenOnSite } from './site-page.ts'
import { StatusAct, type StatusActTexts } from './status-act.tsx'
import { useFirstLook, useKeptLook } from './table-look.ts'
import type { Loaded } from './use-answer.ts'
import { useBulkActs } from './use-bulk-acts.tsx'
import { useColumnChoice } from './use-column-choice.tsx'
import { useNewRows } from './use-new-rows.ts'
import { useOrder } from './use-order.tsx'
import { initialValues, sendable } from './use-record-form.ts'
import { useRecordLink } from './use-record-link.ts'
import { useRowActs } from './use-row-acts.tsx'

/** What the panel itself needs of a record; a type's own fields are reached by their names. */
export type Each = Values & { id: number }

export interface RecordListProps<Type extends ContentType> {
  /** The content type: its noun, fields and calls give labels, inputs, cells, rules and what can be done. */
  type: Type
  calls: CallLines<'create' | 'update' | 'remove'>
  /** The records, and how far loading them has come. */
  records: Pick<Loaded<readonly Each[]>, 'answer' | 'isLoading' | 'error' | 'reload'>
  /** Fields shown as columns, in order. */
  columns: readonly FieldName<Type>[]
  /** Field that names a record in questions and for screen readers. */
  namedBy: FieldName<Type>
  searchIn: readonly FieldName<Type>[]
  /** Fields the table is filtered by, each as its kind asks for: a value, a word, a record, days. */
  filters?: readonly FieldName<Type>[]
  /** Values that all records here share: filled in and fixed in a new one. */
  only?: Only
  /** Values a new record begins with, besides the declared ones. */
  startsWith?: Values
  /** Said when a field is wrong, besides the sentences at the fields. */
  invalid?: string
  dialog?: RecordDialogLook
  /** What the panel says of single fields: advice, rules of pictures, sets of icons. */
  looks?: FieldLooks<FieldName<Type>>
  /** Buttons that set and take back the flag, in place of a switch (back-office §4, news). */
  statusActs?: StatusActTexts
  /** Further buttons of a row. */
  rowActs?: (record: Each) => ReactNode
  /** What stands there while there is no record; said by the noun unless given. */
  emptyTitle?: string
  /** What to do while there is no record. */
  emptyAdvice: string
  /** Words of the button that loads again. */
  retryText?: string
  /** In a dialog: the list neither reads nor writes the address, which is the panel's. */
  isNested?: boolean
  /** Something above the table, such as a figure. */
  children?: ReactNode
  /** Told whenever records were written; waits until they are loaded again. */
  onWritten?: () => Promise<void> | void
}

/** Table, search, sorting, paging, toggle, delete, dialog and order of records that are given. */
export function RecordList<Type extends ContentType>(props: RecordListProps<Type>) {
  const { type, calls, records, columns, namedBy, searchIn, only, statusActs, rowActs, isNested } = props
  const looks: FieldLooks | undefined = props.looks
  const rows = records.answer
  const [allFilters] = useState(() => filtersOf(type.fields, props.filters ?? []))
  const filters = useFilters(allFilters, looks, rows, !isNested)
  const table = useTableView<Each>(
    rows?.filter((record) => passes(record, filters.filters, filters.chosen)),
    { searchIn, initial: useFirstLook(columns, !isNested) },
  )
  useKeptLook(table.query, null, !isNested)
  const isNarrowed = table.isSearching || filters.count > 0
  const added = useNewRows(rows)
  const place = placeOf(type, only)
  const { editing, opened, add, edit, keep, close } = useEditing(place)
  useRecordLink({
    rows,
    isLoading: records.isLoading,
    opened: editing && { id: editing.record?.id as number | undefined },
    open: edit,
    isFollowed: !isNested,
  })
  const nameOf = (record: Each) => String(record[namedBy] || `第 ${record.id} 号`)
  const pictureOf = (record: Each) => recordPicture(type.fields, record, looks)
  const writes = recordWrites(type.fields, calls)
  const flag = batchFlagOf(type.fields) ?? 'status'
  const written = async () => void (await props.onWritten?.())

  const acts = useRowActs<Each>({
    keyOf: (record) => record.id,
    flag,
    setStatus: (record, status) => writes.setFlag(record, flag, status),
    remove: writes.remove,
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
  const toggle = statusActs ? undefined : { ...acts, nameOf }
  const { columns: shown, chooser } = useColumnChoice(
    type.name,
    columnsOf<Each>(type.fields, columns, { toggle, looks }),
  )
  const { orderButton, orderDialog } = useOrder({
    noun: type.noun,
    line: calls.reorder,
    entries: rows?.map((record) => ({
      id: record.id,
      name: nameOf(record),
      picture: pictureOf(record),
      detail: record[flag] === 0 ? type.fields[flag]?.options?.[0] : undefined,
    })),
    isNarrowed,
    onSaved: () => void written(),
  })

  async function save(values: Values, version: string | undefined, goesOn: boolean) {
    const id = editing?.record?.id as number | undefined
    if (id === undefined) added.expect()
    const sentence =
      id === undefined ? await writes.add({ ...values, ...only }) : await writes.change(id, values, version)
    toast.success(sentence, goesOn ? undefined : seenOnSite(type, values))
    if (goesOn) addNew()
    else close()
    void written()
  }

  async function readAgain(): Promise<Each | undefined> {
    if (!calls.list) return undefined
    const all = (await call(calls.list, { category: String(only?.category ?? '') })) as readonly Each[]
    return all.find(({ id }) => id === editing?.record?.id)
  }

  const addNew = () => add({ ...initialValues(type.fields), ...props.startsWith, ...only })
  const copy = (record: Each) => add({ ...initialValues(type.fields), ...sendable(type.fields, record) })
  const addButton = (
    <Button size="small" icon={<Plus aria-hidden />} onClick={addNew}>
      新增{type.noun}
    </Button>
  )
  return (
    <>
      {props.children}
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
            <ListExport type={type} records={table.allRows} />
            {orderButton}
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
        onOpen={edit}
        isMuted={(record) => record[flag] === 0}
        isNew={added.isNew}
        isLoading={records.isLoading}
        error={records.error}
        onRetry={() => void records.reload()}
        retryText={props.retryText}
        empty={
          isNarrowed ? (
            <EmptyState title="没有符合条件的记录" description="换个关键词或条件，或清除条件。" />
          ) : (
            <EmptyState
              title={props.emptyTitle ?? `还没有${type.noun}`}
              description={props.emptyAdvice}
              action={addButton}
            />
          )
        }
        actions={(record) => (
          <RowActions onEdit={() => edit(record)} onRemove={() => acts.askRemoval(record)}>
            {rowActs?.(record)}
            {statusActs && (
              <StatusAct
                texts={statusActs}
                isOn={record[flag] === 1}
                isPending={acts.isPending(record)}
                onPress={() => acts.flip(record)}
              />
            )}
            <RowAct label="复制" icon={<Copy aria-hidden />} onClick={() => copy(record)} />
          </RowActions>
        )}
      />
      {bulk.bulkBar}
      {rows && <Pagination {...table.paginationProps} />}
      {editing && (
        <RecordDialog
          {...props.dialog}
          key={opened}
          looks={looks}
          only={only}
          noun={type.noun}
          fields={type.fields}
          editing={editing}
          save={save}
          keep={keep}
          readAgain={readAgain}
          invalid={props.invalid}
          isRepeated
          onClose={close}
        />
      )}
      {orderDialog}
      {acts.confirmDialog}
    </>
  )
}
