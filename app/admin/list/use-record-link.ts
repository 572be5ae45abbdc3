import { useEffect, useRef, useState } from 'react'
import { toast } from '#design-system/toast/index.ts'
import { saveRecordInAddress, readAddress } from '#app/admin/address/address.ts'

export interface RecordLinkOptions<Each> {
  /** The records that are there; undefined while nothing has been loaded. */
  rows: readonly Each[] | undefined
  /** What is there may be out of date. */
  isLoading: boolean
  /** What is open now: a record, or a new one that has no id. */
  opened: { id?: number } | undefined
  open: (record: Each) => void
  /** Looks further where only some records are loaded; `older` where the record may be beyond what can be read. */
  find?: (id: number) => Promise<Each | 'older' | undefined>
  /** False for a list that leaves the address to the panel. */
  isFollowed?: boolean
}

/** Opens the record that the address names once the records are there, and names the open one in it. */
export function useRecordLink<Each extends { id: number }>(options: RecordLinkOptions<Each>): void {
  const { rows, isLoading, opened, open, find, isFollowed = true } = options
  // An unfinished form that is open again takes precedence.
  const [wished] = useState(() => (isFollowed && !opened ? readAddress().record : undefined))
  const openedId = opened?.id
  const isPending = useRef(wished !== undefined)

  useEffect(() => {
    if (isFollowed && !isPending.current) saveRecordInAddress(openedId)
  }, [isFollowed, openedId])

  // Again with every render, as what opens a record is.
  useEffect(() => {
    if (wished === undefined || !isPending.current || !rows || isLoading) return
    isPending.current = false
    const known = rows.find(({ id }) => id === wished)
    if (known) open(known)
    else
      void (find?.(wished) ?? Promise.resolve(undefined))
        .catch(() => undefined)
        .then((found) => (found && found !== 'older' ? open(found) : tellOfNone(found)))
  })
}

function tellOfNone(isOlder: 'older' | undefined): void {
  saveRecordInAddress(undefined)
  if (isOlder)
    toast.warning('该记录不在最近 1000 条内', {
      detail: '请按关键词或日期查找后打开。',
      timeout: 0,
      action: { label: '去搜索', onAction: toSearch },
    })
  else toast.info('链接中的记录不存在，可能已被删除')
}

const toSearch = () => document.querySelector<HTMLElement>('main [type="search"]')?.focus()
