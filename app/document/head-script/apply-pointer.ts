import { readPointerCookie } from '#app/large-pointer/pointer-choice.ts'

const STYLE_ID = 'large-pointer'

/** Sets `data-pointer` from the cookie. The styles come where a large pointer was chosen, and delay no paint. */
export function applyPointer(): void {
  const root = document.documentElement
  const choice = readPointerCookie(document.cookie) || root.dataset.pointer
  if (!choice) return
  root.dataset.pointer = choice
  if (choice === 'normal' || document.getElementById(STYLE_ID)) return
  document.head.appendChild(
    Object.assign(document.createElement('link'), {
      id: STYLE_ID,
      rel: 'stylesheet',
      href: '/large-pointer.css',
    }),
  )
}
