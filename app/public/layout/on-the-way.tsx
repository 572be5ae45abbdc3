import { useNavigation } from '@remix-run/react'

/**
 * Shows that navigation is loading (styled by on-the-way-css.ts), since the browser shows nothing for client-side
 * navigation. A fast navigation ends before it becomes visible.
 */
export function OnTheWay() {
  const isComing = useNavigation().state !== 'idle'
  return (
    <p data-on-the-way aria-live="polite">
      {isComing && '正在打开页面'}
    </p>
  )
}
