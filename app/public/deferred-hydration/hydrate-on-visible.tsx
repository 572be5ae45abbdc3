import { Suspense, lazy, memo, useEffect, useRef, useState, type ComponentType } from 'react'
import { notHydrated } from '#app/browser/not-hydrated.ts'
import { lazyWithRetry, withTimeout } from '#app/browser/lazy-with-retry.tsx'
import { createGate, isFirstDocument, leaving } from './hydration-trigger.ts'
import { inElement, keepPrinted } from './static-fallback.tsx'
import { SectionBoundary } from './section-boundary.tsx'

/** Printed where the server could not print a section; browsers with script fetch it by themselves. */
const notThere = <noscript>这一部分没有加载出来，请刷新页面重试。</noscript>

/**
 * A section that the server prints and whose script comes only when it is near the window or at the visitor's first
 * act: until then, and for as long as the script does not arrive, it stays the server's HTML, whose links and forms
 * work. On a page that was reached inside the app there is no such HTML: the script is fetched at once, and a message
 * with a retry stands in its place where it is lost. A section that does nothing by itself is not `isAlive`: it
 * waits for the first act even where it is seen. How it works: app/public/deferred-hydration/README.md.
 * `hydrateOnVisible(() => import('./partners/index.ts'), (module) => module.Partners)`
 */
export function hydrateOnVisible<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  { isAlive = true }: { isAlive?: boolean } = {},
): ComponentType<Props> {
  const gate = isFirstDocument() ? createGate() : undefined
  // Anyone who goes back to the page is led to where he was, so what has come must stand there at once, without a boundary's empty moment.
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
