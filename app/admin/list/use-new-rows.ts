import { useState } from 'react'

/** Tells the records that were added here since the list was opened from those that were there before. */
export function useNewRows(rows: readonly { id: number }[] | undefined) {
  const [former, setFormer] = useState<ReadonlySet<number>>()
  return {
    /** To be told just before a record is added. */
    expect: () => setFormer((known) => known ?? new Set(rows?.map(({ id }) => id))),
    isNew: ({ id }: { id: number }) => former !== undefined && !former.has(id),
  }
}
