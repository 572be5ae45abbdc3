import { useState, type ReactNode } from 'react'
import { ColumnChooser } from '#design-system/column-chooser/index.ts'
import type { DataTableColumn } from '#design-system/data-table/index.ts'
import { currentSession } from '#app/admin/session/session.ts'

/**
 * Lets an administrator leave columns of a table out. The choice is kept in this browser by administrator and table,
 * and ends with the session, which clears all that is kept (back-office §4).
 * @param table what tells the table from others
 * @returns the columns to show, and the button that chooses them
 */
export function useColumnChoice<Row>(
  table: string,
  columns: readonly DataTableColumn<Row>[],
): { columns: readonly DataTableColumn<Row>[]; chooser: ReactNode } {
  const place = `columns:${currentSession()?.user.username ?? ''}:${table}`
  const [hidden, setHidden] = useState(() => keptNames(place))

  function choose(names: ReadonlySet<string>) {
    setHidden(names)
    if (names.size === 0) localStorage.removeItem(place)
    else localStorage.setItem(place, JSON.stringify([...names]))
  }

  return {
    columns: columns.filter(({ key, isRowHeader }) => isRowHeader || !hidden.has(key)),
    chooser: (
      <ColumnChooser
        columns={columns.map(({ key, header, isRowHeader }) => ({ key, header, isFixed: isRowHeader }))}
        hiddenKeys={hidden}
        onChange={choose}
      />
    ),
  }
}

function keptNames(place: string): ReadonlySet<string> {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return new Set(Array.isArray(names) ? names.map(String) : [])
  } catch {
    return new Set()
  }
}
