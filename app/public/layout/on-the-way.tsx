import { useNavigation } from '@remix-run/react'

/**
 * Says that the page which was asked for is on its way. The site fetches it by itself, of which a browser shows nothing: on a slow
 * network a link would seem dead for seconds. What comes at once never shows it, though a screen reader may tell of it. How it looks stands in on-the-way-css.ts.
 */
export function OnTheWay() {
  const isComing = useNavigation().state !== 'idle'
  return (
    <p data-on-the-way aria-live="polite">
      {isComing && '正在打开页面'}
    </p>
  )
}
