import { NOT_HYDRATED } from '#app/browser/not-hydrated.ts'

/** So far ahead of the window a section's script is fetched. */
const NEAR = '300px 0px'

/** A section; what React leaves where the server could not print one is none. */
const PRINTED = ':scope > :not(template, noscript)'

/** Any of these means that the visitor is at work, so that nothing should wait any longer. */
export const FIRST_ACTS = [
  'pointerdown',
  'pointermove',
  'keydown',
  'focusin',
  'touchstart',
  'scroll',
  // Screen readers press without a pointer or a key.
  'click',
  // Back or Forward may lead to the address of one of its dialogs.
  'popstate',
] as const

/** Modules of the first document are evaluated before it is hydrated; on the server nothing waits. */
export function isFirstDocument(): boolean {
  return (
    typeof document !== 'undefined' &&
    'IntersectionObserver' in window &&
    !document.documentElement.dataset.hydrated
  )
}

/**
 * Holds a section's script back until its place is near or the visitor acts. `watch` takes the place once it stands in the
 * document; before that nothing counts as printed.
 */
export function createGate() {
  let isOpen = false
  let isPrinted = false
  let resolveOpened = () => {}
  const opened = new Promise<void>((resolve) => (resolveOpened = resolve))
  // Listens before the page is hydrated: what was pressed until then is repeated in the very moment (app/document/head-script/replay-clicks.ts).
  void leaving()
  const open = () => {
    isOpen = true
    resolveOpened()
  }
  return {
    opened,
    /** Whether the server's HTML stood in the place. */
    isPrinted: () => isPrinted,
    watch(place: HTMLElement | null, isAlive: boolean) {
      document.documentElement.dataset.hydrated = 'yes'
      if (isOpen) return
      isPrinted = Boolean(place?.querySelector(PRINTED))
      // Nothing printed here: the page was reached inside the app.
      if (!place || !isPrinted) return open()
      // Pressed before the page was awake: an act that nobody heard of here.
      if (place.querySelector(':is(button, a)[aria-busy="true"]')) return open()
      // The address opens one of its dialogs.
      const kind = /^#([a-z]+)-\d+$/.exec(location.hash)?.[1]
      if (kind && place.querySelector(`#${kind}`)) return open()
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) open()
        },
        { rootMargin: NEAR },
      )
      if (isAlive) observer.observe(place)
      for (const act of FIRST_ACTS) addEventListener(act, open, { once: true, passive: true })
      return () => {
        observer.disconnect()
        for (const act of FIRST_ACTS) removeEventListener(act, open)
      }
    },
  }
}

let left: Promise<void> | undefined

/** Elements that change the address: links to other pages, dialog openers and an open dialog. */
const LEADS_ON = 'a[href]:not([href^="#"]), [aria-haspopup="dialog"], dialog'

/**
 * Resolves before navigation: when the visitor follows a link, opens or closes a dialog, submits a form or goes back.
 * A section still suspended then would block the next page, and React would discard its HTML.
 */
export function leaving(): Promise<void> {
  return (left ??= new Promise((resolve) => {
    const follow = ({ target }: Event) => {
      const followed = (target as Element).closest?.(LEADS_ON)
      // What opens a dialog and is not hydrated opens nothing yet: its press is repeated once it does.
      if (!followed) return
      if (followed.matches('a:not([aria-haspopup])') || !followed.closest(`[${NOT_HYDRATED}]`)) resolve()
    }
    addEventListener('click', follow, true)
    addEventListener('submit', () => resolve(), true)
    // Esc in a dialog, which may be the address's own: one that nobody opened by a press.
    addEventListener('cancel', () => resolve(), true)
    addEventListener('popstate', () => resolve())
  }))
}
