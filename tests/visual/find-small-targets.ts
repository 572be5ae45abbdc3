/** What was found on a page. */
export interface Targets {
  /** How many targets were measured. */
  measured: number
  /** Those that are too small, each in words with the size found. */
  small: string[]
}

/**
 * Runs in the page: targets narrower or lower than `least` px, without lasting change of scroll positions. The size
 * includes every area that reacts: box, label, pseudo-element, or a link stretched over a card.
 */
export function findSmallTargets(least: number): Targets {
  const PRESSED = [
    'a[href]',
    'button',
    'input:not([type=hidden])',
    'select',
    'textarea',
    'summary',
    ...[
      'button',
      'checkbox',
      'combobox',
      'link',
      'menuitem',
      'option',
      'radio',
      'slider',
      'switch',
      'tab',
    ].map((role) => `[role=${role}]`),
  ].join()
  const INTERACTIVE = `${PRESSED}, [tabindex="0"]`
  /** In px, from coarse to fine, how an area's end is looked for. */
  const STEPS = [4, 1, 0.25, 0.0625]
  /** As far as the finest steps can miss both ends, and for boxes that lie between whole pixels. */
  const TOLERANCE = 0.25
  const BLOCKS: (ScrollLogicalPosition | undefined)[] = [undefined, 'nearest', 'center']

  // A hint that came with the focus lies over its surroundings, and goes with the next press.
  for (const hint of document.querySelectorAll<HTMLElement>('[role=tooltip]'))
    hint.style.pointerEvents = 'none'
  const places = [...document.querySelectorAll('*')].map(
    (box) => [box, box.scrollLeft, box.scrollTop] as const,
  )
  const best = new Map<Element, Size>()
  for (const target of document.querySelectorAll(INTERACTIVE)) {
    if (isPressable(target) && !isExempt(target)) best.set(target, { width: 0, height: 0 })
  }
  // First as the page stands, since a list that is open may close once the page is scrolled.
  for (const block of BLOCKS) {
    for (const [target, size] of best) {
      if (isEnough(size) || !target.isConnected) continue
      if (block) bringIntoView(target, block)
      const found = measure(target)
      if (Math.min(found.width, found.height) > Math.min(size.width, size.height)) best.set(target, found)
    }
  }
  for (const [box, left, top] of places) box.scrollTo({ left, top, behavior: 'instant' })
  // What no press reaches lies below something else: a page below a dialog, say.
  const reached = [...best].filter(([, { width, height }]) => width > 0 && height > 0)
  const small = reached
    .filter(([, size]) => !isEnough(size))
    .map(
      ([target, { width, height }]) => `${describe(target)}: ${Math.round(width)}×${Math.round(height)} px`,
    )
  return { measured: reached.length, small: [...new Set(small)] }

  /** With room around it, since a press beside its box may be its own. */
  function bringIntoView(target: Element, block: ScrollLogicalPosition) {
    const { style } = target as HTMLElement
    const margin = style.scrollMargin
    style.scrollMargin = `${least}px`
    target.scrollIntoView({ block, inline: block, behavior: 'instant' })
    style.scrollMargin = margin
  }

  function isEnough({ width, height }: Size) {
    return Math.min(width, height) >= least - TOLERANCE
  }

  function isPressable(target: Element) {
    if (isForKeysOnly(target) || isInEditor(target)) return false
    if (!target.checkVisibility({ visibilityProperty: true }) || target.closest('[inert]')) return false
    // Nothing happens where a thing is switched off.
    if (target.matches(':disabled, [aria-disabled=true], [data-disabled]')) return false
    return true
  }

  /** A region that takes the focus so that keys can reach or scroll it; a press does nothing there. */
  function isForKeysOnly(target: Element) {
    if (target.matches(PRESSED)) return false
    const { overflowX, overflowY } = getComputedStyle(target)
    const scrolls = [overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll')
    return scrolls || target.matches('[role=tabpanel], [role=region], [role=group]')
  }

  /** A link in text that is being written: a press puts the caret there. */
  function isInEditor(target: Element) {
    return target.matches('a') && target.closest('[contenteditable=true]') !== null
  }

  /** What WCAG 2.5.5 lets be smaller. */
  function isExempt(target: Element) {
    return isHiddenFromSight(target) ? labelsOf(target).length === 0 : isInSentence(target)
  }

  /** Hidden but for screen readers and keys. With a label, that is what is pressed. */
  function isHiddenFromSight(target: Element) {
    for (let box: Element | null = target; box && !box.matches('label, body'); box = box.parentElement) {
      const { width, height } = box.getBoundingClientRect()
      const { overflow, clipPath } = getComputedStyle(box)
      if (width <= 1 && height <= 1 && (box === target || overflow !== 'visible')) return true
      if (clipPath.startsWith('inset(50%')) return true
    }
    return false
  }

  /** In a line of other words, whose height is the reader's and not the target's. */
  function isInSentence(target: Element) {
    if (getComputedStyle(target).display !== 'inline') return false
    let block = target.parentElement
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
    if (!block) return false
    const rest = block.cloneNode(true) as Element
    for (const other of rest.querySelectorAll(INTERACTIVE)) other.remove()
    return /\p{L}/u.test(rest.textContent ?? '')
  }

  /** The largest area found around one of the points of a grid over the target's boxes. */
  function measure(target: Element): Size {
    const [coarsest = 1] = STEPS
    let largest = { width: 0, height: 0, x: 0, y: 0 }
    for (const { left, top, right, bottom } of [target, ...labelsOf(target)].flatMap(boxesOf)) {
      for (const down of [0.5, 0.25, 0.75, 0.1, 0.9]) {
        for (const along of [0.5, 0.25, 0.75, 0.1, 0.9]) {
          const [x, y] = [left + (right - left) * along, top + (bottom - top) * down]
          const rough = areaAround(target, x, y, [coarsest])
          if (isEnough(rough)) return rough
          // It may reach almost a step further each way; where that is not enough, no finer step makes it so.
          if (Math.min(rough.width, rough.height) + 2 * coarsest >= least) {
            const size = areaAround(target, x, y, STEPS)
            if (isEnough(size)) return size
          }
          if (Math.min(rough.width, rough.height) > Math.min(largest.width, largest.height))
            largest = { ...rough, x, y }
        }
      }
    }
    return largest.width > 0 ? areaAround(target, largest.x, largest.y, STEPS) : largest
  }

  function boxesOf(element: Element) {
    return [...element.getClientRects()]
      .map(({ left, top, right, bottom }) => ({
        left: Math.max(0, left),
        top: Math.max(0, top),
        right: Math.min(innerWidth, right),
        bottom: Math.min(innerHeight, bottom),
      }))
      .filter(({ left, top, right, bottom }) => right > left && bottom > top)
  }

  /** How far a press reaches the target from a point to both sides, and up and down. */
  function areaAround(target: Element, x: number, y: number, steps: number[]): Size {
    if (!isReached(target, x, y)) return { width: 0, height: 0 }
    const reach = (alongX: number, alongY: number) => {
      let far = 0
      for (const step of steps) {
        while (far < least && isReached(target, x + alongX * (far + step), y + alongY * (far + step)))
          far += step
      }
      return far
    }
    const [left, up] = [reach(-1, 0), reach(0, -1)]
    // As far as it must be is far enough.
    return {
      width: left < least ? left + reach(1, 0) : left,
      height: up < least ? up + reach(0, 1) : up,
    }
  }

  /** Whether a press at a point is the target's, and not one of something in it. */
  function isReached(target: Element, x: number, y: number) {
    const hit = document.elementFromPoint(x, y)
    const owner = hit?.closest(`${INTERACTIVE}, label`)
    if (!hit || !owner) return false
    return owner === target || labelsOf(target).some((label) => label === owner)
  }

  function labelsOf(target: Element): Element[] {
    return [...((target as Partial<HTMLInputElement>).labels ?? [])]
  }

  function describe(target: Element) {
    const [component = ''] = String(target.getAttribute('class') ?? '').split(' ')
    const name = target.getAttribute('aria-label') ?? target.textContent ?? ''
    const role = target.getAttribute('role') ?? target.getAttribute('type')
    return `${target.tagName.toLowerCase()}${role ? `[${role}]` : ''}.${component} “${name.trim().slice(0, 24)}”`
  }
}

interface Size {
  width: number
  height: number
}
