import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether an element is or was within 100 px of the viewport. `loading="lazy"` starts about 1250 px ahead, which
 * loads three unneeded previews on a ten-page document.
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
