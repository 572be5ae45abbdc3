import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether the filters are unfolded; resets once the bar is wide enough to hide the fold button. The bar is the query
 * container, so its own styles cannot depend on its width.
 */
export function useUnfolded(bar: RefObject<HTMLElement>, foldButton: RefObject<HTMLElement>) {
  const [isUnfolded, setUnfolded] = useState(false)

  useEffect(() => {
    const element = bar.current
    if (!element || !isUnfolded || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      if (foldButton.current?.getClientRects().length === 0) setUnfolded(false)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [bar, foldButton, isUnfolded])

  return [isUnfolded, setUnfolded] as const
}
