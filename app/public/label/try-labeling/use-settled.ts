import { useEffect, useState } from 'react'

const QUIET_MS = 400

/** A text once it has stood for a moment: a key that is held is not read out step by step. */
export function useSettled(text = ''): string {
  const [settled, settle] = useState('')
  useEffect(() => {
    const timer = setTimeout(settle, QUIET_MS, text)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
