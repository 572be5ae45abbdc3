import { useEffect, useRef, useState } from 'react'
import type { StatusFlag } from './next-status.ts'

type StatusChange = {
  status: unknown
  onChange: (next: StatusFlag) => Promise<unknown>
  /** Said when the call succeeded and when it failed. */
  onSettled: (outcome: { next: StatusFlag } | { failure: unknown }) => void
}

/** Shows the wished status at once, and the stored one again when the call fails. */
export function useStatusChange({ status, onChange, onSettled }: StatusChange) {
  const [wished, setWished] = useState<StatusFlag | null>(null)
  const [isPending, setPending] = useState(false)
  const isUnderWay = useRef(false)
  const isThere = useRef(true)

  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])

  // A newly loaded status counts more than the one that was wished for.
  useEffect(() => {
    if (!isUnderWay.current) setWished(null)
  }, [status])

  async function ask(next: StatusFlag) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setWished(next)
    setPending(true)
    try {
      await onChange(next)
      if (isThere.current) onSettled({ next })
    } catch (failure) {
      if (isThere.current) {
        setWished(null)
        onSettled({ failure })
      }
    }
    isUnderWay.current = false
    if (isThere.current) setPending(false)
  }

  return { shown: wished ?? status, isPending, ask }
}
