import { Suspense, lazy, memo, useEffect, useRef, useState, type ComponentType } from 'react'
import { notHydrated } from '#app/browser/not-hydrated.ts'
import { lazyWithRetry, withTimeout } from '#app/browser/lazy-with-retry.tsx'
import { createGate, isFirstDocument, leaving } from './hydration-trigger.ts'
import { inElement, keepPrinted } from './static-fallback.tsx'
import { SectionBoundary } from './section-boundary.tsx'

/** Printed where the server could not print a section; browsers with script fetch it by themselves. */
const notThere = <noscript>这一部分没有加载出来，请刷新页面重试。</noscript>

/**
 * Loads a printed section's script near the window or at the first interaction: `hydrateOnVisible(() => import('./partners/index.ts'), (module) => module.Partners)`.
 * After navigation inside the app it loads at once, with a retry message (X-55, app/public/deferred-hydration/README.md).
 * @param options.isAlive false for a section without behaviour of its own: it waits for the first interaction even when visible
 */
export function hydrateOnVisible<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  { isAlive = true }: { isAlive?: boolean } = {},
): ComponentType<Props> {
  const gate = isFirstDocument() ? createGate() : undefined
  // The loaded section renders without Suspense, so that going back can restore the scroll position.
  let Loaded: ComponentType<Props> | undefined
  // The element around it is what keeps the server's HTML where the section itself is missing.
  const loaded = (section: ComponentType<Props>) => (Loaded ??= inElement(section))
  const Fetched = lazyWithRetry(load, (module) => loaded(pick(module)))
  let Section = gate ? printed(gate) : Fetched

  async function fetched() {
    const section = pick(await withTimeout(load))
    loaded(section)
    return section
  }

  function printed({ opened, isPrinted }: NonNullable<typeof gate>) {
    return lazy(async () => {
      const coming = opened.then(() => (isPrinted() ? fetched() : undefined))
      const Come = await Promise.race([coming, leaving()]).catch(() => undefined)
      // Anyone who mounts the section from here on has no printed one to keep.
      Section = Fetched
      if (Come) return { default: loaded(Come) }
      return { default: isPrinted() ? keepPrinted(coming, fetched, Fetched) : Fetched }
    }) as unknown as ComponentType<Props>
  }

  function NearSection(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    const [Chosen] = useState(() => Loaded ?? Section)
    useEffect(() => gate?.watch(place.current, isAlive), [])
    return (
      <div ref={place} {...notHydrated}>
        <SectionBoundary>
          <Suspense fallback={notThere}>
            <Chosen {...props} />
          </Suspense>
        </SectionBoundary>
      </div>
    )
  }
  // A boundary that waits for its script must not be rendered again: React would drop the server's HTML.
  return memo(NearSection) as unknown as ComponentType<Props>
}
