import { useEffect, useRef, useState } from 'react'
import { toast } from '#design-system/toast/index.ts'
import { openRecordInAddress, readAddress } from '#app/admin/address/address.ts'

export interface RecordAddressOptions<Each> {
  /** The records among which it is looked for; undefined while they are not known as they are now. */
  rows: readonly Each[] | undefined
  /** Names the record that is open; undefined while none is. */
  openKey: string | undefined
  open: (record: Each) => void
  /** False for a list in a dialog: the address is the panel's. */
  isKept?: boolean
}

/** Keeps the open record in the address, `#news/12`, and opens the one that the address names. */
export function useRecordAddress<Each extends { id: number }>(options: RecordAddressOptions<Each>): void {
  const { rows, openKey, isKept = true } = options
  const [wished] = useState(() => (isKept ? readAddress().record : ''))
  const isWaiting = useRef(wished !== '')
  const open = useRef(options.open)
  useEffect(() => {
    open.current = options.open
  })

  useEffect(() => {
    if (!isWaiting.current || !rows) return
    isWaiting.current = false
    const record = rows.find(({ id }) => String(id) === wished)
    if (record) return open.current(record)
    openRecordInAddress('')
    toast.info('地址中的记录不在列表中，可能已被删除')
  }, [rows, wished])

  useEffect(() => {
    if (isKept && !isWaiting.current) openRecordInAddress(openKey ?? '')
  }, [isKept, openKey])
}
