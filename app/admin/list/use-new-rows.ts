import { useState } from 'react'

/** Marks the records that were added here since the list was opened. */
export function useNewRows(rows: readonly { id: number }[] | undefined) {
  const [former, setFormer] = useState<ReadonlySet<number>>()
  return {
    /** Call it just before a record is added. */
    expect: () => setFormer((known) => known ?? new Set(rows?.map(({ id }) => id))),
    isNew: ({ id }: { id: number }) => former !== undefined && !former.has(id),
  }
}
