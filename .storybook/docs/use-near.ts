import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether the reader has come near an element, now or before. The browser's own `loading="lazy"` begins some 1250 px
 * ahead, which on a page of ten whole pages is three previews more than anybody looks at.
 */
export function useNear(element: RefObject<Element>): boolean {
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '100px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])

  return isNear
}
