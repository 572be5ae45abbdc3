import { ScrollRestoration } from '@remix-run/react'
import { useLayoutEffect } from 'react'
import { markHydrated } from '#app/browser/not-hydrated.ts'
import { PAGE_ELEMENT } from './page-element.ts'

/** Ends the page in a browser. A layout effect: presses must count as answered in the commit that hydrates. */
export function ClientEnd() {
  useLayoutEffect(() => markHydrated(document.getElementById(PAGE_ELEMENT)), [])
  return <ScrollRestoration />
}
