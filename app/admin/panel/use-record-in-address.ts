import { useEffect, useState } from 'react'
import { keepRecordInAddress, readAddress } from '#app/admin/address/address.ts'

interface LoadedRecords<Each> {
  answer: readonly Each[] | undefined
  isLoading: boolean
}

/**
 * Opens the record that the address names, `#news/12`, once the list is there, and keeps in the address which one is open
 * . One that is not in the list opens nothing.
 * @param opened the record whose dialog is open
 * @param isKept false for a list in a dialog: the address is the panel's
 */
export function useRecordInAddress<Each extends { id: number }>(
  { answer: records, isLoading }: LoadedRecords<Each>,
  opened: Each | undefined,
  open: (record: Each) => void,
  isKept = true,
): void {
  const [wished, setWished] = useState(() => (isKept ? readAddress().record : undefined))
  const openedId = opened?.id

  useEffect(() => {
    // Not out of what was shown last: the record may have changed since.
    if (wished === undefined || !records || isLoading) return
    setWished(undefined)
    const found = records.find(({ id }) => id === wished)
    // What was typed when a session ended is open before it.
    if (found && openedId === undefined) open(found)
  }, [wished, records, isLoading, openedId, open])

  useEffect(() => {
    if (isKept && wished === undefined) keepRecordInAddress(openedId)
  }, [isKept, wished, openedId])
}
