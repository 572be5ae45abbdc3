import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react'
import { NO_JS_FALLBACK } from '#design-system/tokens/without-script.ts'
import { markHydrated } from '#app/browser/not-hydrated.ts'
import { focusedPlaceIn, focusPlaceIn } from './focused-place.ts'
import { FIRST_ACTS } from './hydration-trigger.ts'

/** After a failure the visitor's acts ask for the script again, not oftener than this. */
const PAUSE_MS = 10_000

const occasions = ['online', ...FIRST_ACTS] as const

/** The section in the element that `keepPrinted` takes over as it is. */
export function inElement<Props extends object>(Section: ComponentType<Props>): ComponentType<Props> {
  return function InElement(props: Props) {
    return (
      <div ref={markHydrated}>
        <Section {...props} />
      </div>
    )
  }
}

/**
 * Leaves the server's HTML untouched where a section's script does not arrive; without such HTML it renders `Fetched`.
 * The live section replaces it once the script comes, unless the visitor is using it.
 */
export function keepPrinted<Props extends object>(
  coming: Promise<ComponentType<Props> | undefined>,
  fetch: () => Promise<ComponentType<Props>>,
  Fetched: ComponentType<Props>,
): ComponentType<Props> {
  return function KeptSection(props: Props) {
    const element = useRef<HTMLDivElement>(null)
    const live = useRef<HTMLDivElement>(null)
    const focused = useRef(-1)
    const [Section, setSection] = useState<ComponentType<Props>>()
    useEffect(() => {
      // React gave the printed markup up before it came here.
      if (!element.current?.firstChild) return setSection(() => Fetched)
      return tryUntilThere(element.current, coming, fetch, (Come) => {
        focused.current = focusedPlaceIn(element.current)
        setSection(() => Come)
      })
    }, [])
    useLayoutEffect(() => markHydrated(live.current), [Section])
    useEffect(() => focusPlaceIn(live.current, focused.current), [Section])
    return Section ? (
      <div key="live" ref={live}>
        <Section {...props} />
      </div>
    ) : (
      <div key="printed" ref={element} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
    )
  }
}

const untouched = { __html: '' }

function tryUntilThere<Section>(
  element: HTMLElement | null,
  coming: Promise<Section | undefined>,
  fetch: () => Promise<Section>,
  take: (section: Section) => void,
) {
  let isWaiting = false
  let nextAt = 0
  const wait = async (answer: Promise<Section | undefined>) => {
    isWaiting = true
    try {
      const section = await answer
      if (section && !isInUse(element)) take(section)
    } catch (error) {
      console.error(error)
      makePlain(element)
      nextAt = Date.now() + PAUSE_MS
    }
    isWaiting = false
  }
  const tryAgain = ({ type }: Event) => {
    if (isWaiting || isInUse(element) || (type !== 'online' && Date.now() < nextAt)) return
    void wait(fetch())
  }
  void wait(coming)
  for (const occasion of occasions) addEventListener(occasion, tryAgain, { passive: true })
  return () => {
    for (const occasion of occasions) removeEventListener(occasion, tryAgain)
  }
}

/** Shows what the server printed for browsers without script, where the live part that it stands for is lost. */
function makePlain(element: HTMLElement | null) {
  element?.setAttribute(NO_JS_FALLBACK, '')
  for (const printed of element?.querySelectorAll('noscript') ?? [])
    printed.outerHTML = printed.textContent ?? ''
}

/** Whether typed text, unfolded details or playback would be lost; a focused link or button gets its focus back. */
function isInUse(element: HTMLElement | null): boolean {
  if (!element || element.querySelector(':is(input, textarea, select):focus')) return true
  const fields = [...element.querySelectorAll<HTMLInputElement>('input, textarea')]
  const media = [...element.querySelectorAll<HTMLMediaElement>('video, audio')]
  return (
    element.querySelector('details[open]') !== null ||
    fields.some(({ value, defaultValue }) => value !== defaultValue) ||
    media.some(({ paused }) => !paused)
  )
}
