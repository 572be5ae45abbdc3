import { AddButton } from './add-button.tsx'
import { ListExport } from './export/list-export.tsx'
import { ListColumnChooser } from './list-column-chooser.ts'
import { OrderButton } from './order-button.tsx'
import { PanelBar } from './panel-bar.tsx'
import { useRecordListContext } from './record-list-context.ts'

/** Search, filters and buttons above a record list. */
export function RecordListToolbar() {
  const { props, rows, table, filters, chooser } = useRecordListContext()
  const { type, searchIn } = props
  return (
    <PanelBar
      typeLabel={type.typeLabel}
      search={table.searchProps}
      searchPlaceholder={`搜索${searchIn.map((name) => type.fields[name]?.label).join('、')}`}
      filters={filters}
      toFirstPage={() => table.paginationProps.onPageChange(1)}
      total={rows && table.paginationProps.total}
      isLoading={props.records.isLoading}
      tools={
        <>
          <ListColumnChooser {...chooser} />
          <ListExport type={type} records={table.allRows} />
          <OrderButton />
        </>
      }
      actions={<AddButton />}
    />
  )
}
