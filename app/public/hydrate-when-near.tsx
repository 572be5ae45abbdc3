import { Suspense, memo, useEffect, useRef, type ComponentType } from 'react'
import { lazily } from '#app/lazily.tsx'

/** So far ahead of the window a section's script is fetched. */
const NEAR = '300px 0px'

/** Any of these means that the visitor is at work, so that nothing should wait any longer. */
const FIRST_ACTS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart', 'scroll'] as const

/**
 * A section that the server prints and whose script comes only when it is near the window or at the visitor's first
 * act: until then it stays the server's HTML, whose links and forms work. On a page that was reached inside the app
 * there is no such HTML, and the script is fetched at once. A section of text, pictures and links is not `isAlive`: it
 * waits for the first act even where it is seen.
 * `hydrateWhenNear(() => import('./partners/index.ts'), (module) => module.Partners)`
 */
export function hydrateWhenNear<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  { isAlive = true }: { isAlive?: boolean } = {},
): ComponentType<Props> {
  const gate = isFirstDocument() ? createGate() : undefined
  // React's own type of a lazy component cannot carry a type parameter's props.
  const Section = lazily(
    () => (gate ? gate.opened.then(load) : load()),
    pick,
  ) as unknown as ComponentType<Props>

  function NearSection(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    useEffect(() => gate?.watch(place.current, isAlive), [])
    return (
      <div ref={place}>
        <Suspense fallback={null}>
          <Section {...props} />
        </Suspense>
      </div>
    )
  }
  // A boundary that waits for its script must not be rendered anew: React would drop the server's HTML.
  return memo(NearSection) as unknown as ComponentType<Props>
}

/** Modules of the first document are evaluated before it is hydrated; on the server nothing waits. */
function isFirstDocument(): boolean {
  return (
    typeof document !== 'undefined' &&
    'IntersectionObserver' in window &&
    !document.documentElement.dataset.hydrated
  )
}

function createGate() {
  let isOpen = false
  let resolveOpened = () => {}
  const opened = new Promise<void>((resolve) => (resolveOpened = resolve))
  const open = () => {
    isOpen = true
    resolveOpened()
  }
  return {
    opened,
    watch(place: HTMLElement | null, isAlive: boolean) {
      document.documentElement.dataset.hydrated = 'yes'
      if (isOpen) return
      // Nothing printed here: the page was reached inside the app.
      if (!place?.firstElementChild) return open()
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) open()
        },
        { rootMargin: NEAR },
      )
      if (isAlive) observer.observe(place)
      for (const act of FIRST_ACTS) document.addEventListener(act, open, { once: true, passive: true })
      return () => {
        observer.disconnect()
        for (const act of FIRST_ACTS) document.removeEventListener(act, open)
      }
    },
  }
}
