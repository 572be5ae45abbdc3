import { foldText } from '#contract/search/fold-text.ts'
import { Copy, Plus } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { Button } from '#design-system/button/index.ts'
import { DataTable, RowAct, useTableView } from '#design-system/data-table/index.ts'
import { useEventCallback } from '#design-system/newest/use-lasting.ts'
import { Pagination } from '#design-system/pagination/index.ts'
import { toast } from '#design-system/toast/index.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { batchFlagOf } from '#contract/fields/batch-flag.ts'
import { orderFieldOf } from '#contract/fields/order-field.ts'
import { call } from '#app/admin/api/untyped-api.ts'
import { defaultColumns } from './default-columns.ts'
import { useRecordDialog, type Values } from '#app/admin/form/record-dialog-state.ts'
import { ListExport } from './export/list-export.tsx'
import { filtersOf, passes } from './filters/filter.ts'
import { useFilters } from './filters/use-filters.ts'
import type { FieldOptionsByName } from '#app/admin/form/inputs/field-options.ts'
import { UnsavedDraftsNotice } from '#app/admin/form/unsaved-drafts.tsx'
import { isScheduled } from '#app/admin/form/is-scheduled.ts'
import { ListEmpty } from './list-empty.tsx'
import { disabledLabel } from './disabled-label.ts'
import { PanelBar } from './panel-bar.tsx'
import { columnsOf, furtherColumnsOf } from './record-cells.tsx'
import { RecordDialog } from '#app/admin/form/record-dialog.tsx'
import { outerOrderOf } from './parent-sort.ts'
import type { Each, RecordListProps } from './record-list-props.ts'
import { recordPicture } from '#app/admin/form/record-picture.tsx'
import { recordWrites } from '#app/admin/form/record-writes.ts'
import { RowActions } from './row-actions.tsx'
import { viewOnSiteAction } from '#app/admin/form/view-on-site-action.ts'
import { StatusAct } from './status-act.tsx'
import { useFirstLook, useKeptLook } from './table-look.ts'
import { useAdding } from '#app/admin/form/use-idempotent-create.ts'
import { useBulkActs } from './use-bulk-acts.tsx'
import { useColumnChoice } from './use-column-choice.tsx'
import { useNewRows } from './use-new-rows.ts'
import { useOrder } from './use-order.tsx'
import { copiedValues, initialValues } from '#app/admin/form/use-record-form.ts'
import { useRecordLink } from './use-record-link.ts'
import { useRowActs } from './use-row-acts.tsx'

/** Table, search, sorting, paging, toggle, delete, dialog and order of records that are given. */
export function RecordList<Type extends ContentType>(props: RecordListProps<Type>) {
  const { type, calls, records, namedBy, searchIn, only, isMovable, statusActs, rowActs, isNested } = props
  const fixed = isMovable ? undefined : only
  const looks: FieldOptionsByName | undefined = props.looks
  const rows = records.answer
  const [allFilters] = useState(() => filtersOf(type.fields, props.filters ?? []))
  const filters = useFilters(allFilters, looks, rows, !isNested)
  const table = useTableView<Each>(
    rows?.filter((record) => passes(record, filters.filters, filters.chosen)),
    { searchIn, fold: foldText, initial: useFirstLook(Object.keys(type.fields), !isNested) },
  )
  useKeptLook(table.query, null, !isNested)
  const isNarrowed = table.isSearching || filters.count > 0
  const added = useNewRows(rows)
  const { editing, opened, drafts, add, edit, resume, close } = useRecordDialog(type, { only })
  useRecordLink({
    rows,
    isLoading: records.isLoading,
    opened: editing && { id: editing.record?.id as number | undefined },
    open: edit,
    isFollowed: !isNested,
  })
  const nameOf = useCallback((record: Each) => String(record[namedBy] || `第 ${record.id} 号`), [namedBy])
  const pictureOf = (record: Each) => recordPicture(type.fields, record, looks)
  const writes = recordWrites(type.fields, calls)
  const flag = batchFlagOf(type.fields) ?? 'status'
  const written = async () => void (await props.onWritten?.())

  const acts = useRowActs<Each>({
    keyOf: idOf,
    flag,
    setStatus: (record, status) => writes.setFlag(record, flag, status, readAgain),
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
    readRows: readAll,
    reload: written,
  })
  const { flip, isPending, askRemoval } = acts
  // Made again, they would draw every row again.
  const columns = useMemo(() => {
    const toggle = statusActs ? undefined : { flip, isPending, flag, nameOf }
    const options = { toggle, looks, isScheduled: (record: Each) => isScheduled(type, record) }
    const names = props.columns ?? defaultColumns(type, namedBy, only)
    return {
      columns: columnsOf<Each>(type.fields, names, options),
      further: furtherColumnsOf<Each>(type.fields, [...names, ...Object.keys(only ?? {})], options),
    }
  }, [type, namedBy, only, props.columns, looks, statusActs, flip, isPending, flag, nameOf])
  const { columns: shown, chooser } = useColumnChoice<Each>(type.name, columns)
  const { orderButton, orderDialog } = useOrder({
    noun: type.noun,
    line: calls.reorder,
    orderField: orderFieldOf(type.fields) ?? 'sortOrder',
    records: rows,
    entryOf: (record) => ({
      id: record.id,
      name: nameOf(record),
      picture: pictureOf(record),
      detail: record[flag] === 0 ? disabledLabel(type.fields[flag]) : undefined,
    }),
    isNarrowed,
    sortedFirst: only ? undefined : outerOrderOf(type)?.label,
    readAll,
    reload: written,
  })

  const addOnce = useAdding<Each>({ fields: type.fields, add: writes.add, rows, readAll })

  async function save(values: Values, version: string | undefined, goesOn: boolean, asNew: boolean) {
    const id = asNew ? undefined : (editing?.record?.id as number | undefined)
    if (id === undefined) added.expect()
    const sentence =
      id === undefined ? await addOnce({ ...values, ...fixed }) : await writes.change(id, values, version)
    toast.success(sentence, goesOn ? undefined : viewOnSiteAction(type, values))
    if (goesOn) addNew()
    else close()
    void written()
  }

  async function readAll(): Promise<readonly Each[] | undefined> {
    if (props.readAll) return props.readAll()
    if (!calls.list) return undefined
    return (await call(calls.list, { category: String(only?.category ?? '') })) as readonly Each[]
  }
  async function readAgain(wanted: unknown): Promise<Each | undefined> {
    return (await readAll())?.find(({ id }) => id === wanted)
  }

  const newRecord = { ...initialValues(type.fields), ...props.startsWith, ...only }
  const addNew = () => add(newRecord)
  const copy = useEventCallback((record: Each) => add(copiedValues(type.fields, record)))
  const actions = useCallback(
    (record: Each) => (
      <RowActions onEdit={() => edit(record)} onRemove={() => askRemoval(record)}>
        {rowActs?.(record)}
        {statusActs && (
          <StatusAct
            texts={statusActs}
            isOn={record[flag] === 1}
            isPending={isPending(record)}
            onPress={() => flip(record)}
          />
        )}
        <RowAct label="复制" icon={<Copy aria-hidden />} onClick={() => copy(record)} />
      </RowActions>
    ),
    [edit, askRemoval, rowActs, statusActs, flag, isPending, flip, copy],
  )
  const addButton = (
    <Button size="small" icon={<Plus aria-hidden />} onClick={addNew}>
      新增{type.noun}
    </Button>
  )
  return (
    <>
      {props.children}
      <UnsavedDraftsNotice<Each>
        type={type}
        only={only}
        rows={rows}
        isFresh={!records.isLoading && !records.error}
        keyOf={({ id }) => String(id)}
        nameOf={(record) => String(record[namedBy] ?? '')}
        isOpen={editing !== undefined}
        onResume={(left, record) => resume(left, record, newRecord)}
      />
      <PanelBar
        noun={type.noun}
        search={table.searchProps}
        searchPlaceholder={`搜索${searchIn.map((name) => type.fields[name]?.label).join('、')}`}
        filters={filters}
        toFirstPage={() => table.paginationProps.onPageChange(1)}
        total={rows && table.paginationProps.total}
        isLoading={records.isLoading}
        tools={
          <>
            {chooser}
            <ListExport type={type} records={table.allRows} />
            {orderButton}
          </>
        }
        actions={addButton}
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
          <ListEmpty
            isNarrowed={isNarrowed}
            title={props.emptyTitle ?? `还没有${type.noun}`}
            advice={props.emptyAdvice}
            action={addButton}
          />
        }
        actions={actions}
      />
      {bulk.bulkBar}
      {rows && <Pagination {...table.paginationProps} />}
      {editing && (
        <RecordDialog
          {...props.dialog}
          key={opened}
          looks={looks}
          only={fixed}
          noun={type.noun}
          typeName={type.name}
          fields={type.fields}
          editing={editing}
          save={save}
          drafts={drafts}
          readAgain={() => readAgain(editing.record?.id)}
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

const idOf = ({ id }: Each) => id
