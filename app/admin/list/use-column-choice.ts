import { useMemo, useState } from 'react'
import type { ColumnChooserProps } from '#design-system/column-chooser/index.ts'
import type { DataTableColumn } from '#design-system/data-table/index.ts'
import { useEventCallback } from '#design-system/hooks/use-event-callback.ts'
import { columnChoice, saveColumnChoice } from '#app/admin/local-data/column-choices.ts'
import { currentSession } from '#app/admin/api/session.ts'

export interface ColumnsToChoose<Row> {
  /** Shown unless they are left out. */
  columns: readonly DataTableColumn<Row>[]
  /** Shown once they are chosen. */
  further: readonly DataTableColumn<Row>[]
}

/** The columns a table shows, and what `ListColumnChooser` needs to change them. */
export interface ColumnChoice<Row> {
  columns: readonly DataTableColumn<Row>[]
  chooser: Pick<ColumnChooserProps, 'columns' | 'hiddenKeys' | 'onChange'>
}

/**
 * Lets an administrator choose the columns of a table; the browser keeps the choice by account and table.
 * @param table tells the table from others
 */
export function useColumnChoice<Row>(
  table: string,
  { columns, further }: ColumnsToChoose<Row>,
): ColumnChoice<Row> {
  const [choice, setChoice] = useState(() => columnChoice(table))
  const { all, shown } = useMemo(() => {
    const all = [
      ...columns.map((column) => ({ column, isFurther: false })),
      ...further.map((column) => ({ column, isFurther: true })),
    ]
    const isShown = ({ column, isFurther }: (typeof all)[number]) =>
      column.isRowHeader || (choice[column.key] ?? !isFurther)
    return { all, shown: all.filter(isShown).map(({ column }) => column) }
  }, [columns, further, choice])

  const onChange = useEventCallback((hidden: ReadonlySet<string>) => {
    const changed = all.filter(({ column, isFurther }) => hidden.has(column.key) !== isFurther)
    const next = Object.fromEntries(changed.map(({ column }) => [column.key, !hidden.has(column.key)]))
    setChoice(next)
    const account = currentSession()?.user.username
    if (account !== undefined) saveColumnChoice(account, table, next)
  })

  // Stable values keep the memoized chooser from being drawn again.
  const chooser = useMemo(
    () => ({
      columns: all.map(({ column: { key, header, isRowHeader }, isFurther }) => ({
        key,
        header,
        isFixed: isRowHeader,
        isFurther,
      })),
      hiddenKeys: new Set(
        all.filter(({ column }) => !shown.includes(column)).map(({ column }) => column.key),
      ),
      onChange,
    }),
    [all, shown, onChange],
  )
  return { columns: shown, chooser }
}
