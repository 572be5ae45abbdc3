import { Pagination } from '#design-system/pagination/index.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { BulkBar } from './bulk-bar.tsx'
import { BulkRefusals } from './bulk-refusals.tsx'
import { RecordListContext } from './record-list-context.ts'
import { RecordListDialogs } from './record-list-dialogs.tsx'
import { RecordListDrafts } from './record-list-drafts.tsx'
import type { RecordListProps } from './record-list-props.ts'
import { RecordListTable } from './record-list-table.tsx'
import { RecordListToolbar } from './record-list-toolbar.tsx'
import { useRecordList } from './use-record-list.ts'

/** Table, search, sorting, paging, toggle, delete, dialog and order of records that are given. */
export function RecordList<Type extends ContentType>(props: RecordListProps<Type>) {
  const list = useRecordList(props)
  return (
    <RecordListContext.Provider value={list}>
      {props.children}
      <RecordListDrafts />
      <RecordListToolbar />
      <BulkRefusals bulk={list.bulk} />
      <RecordListTable />
      <BulkBar bulk={list.bulk} />
      {list.rows && <Pagination {...list.table.paginationProps} />}
      <RecordListDialogs />
    </RecordListContext.Provider>
  )
}
