/**
 * The part of a page in its picture: all, single sections (with or without header and footer), or nothing. A
 * console's `panel` excludes the frame, and the login's `form` excludes the picture.
 */
export type View = 'whole' | 'sections' | 'framed-sections' | 'panel' | 'form' | 'none'

/** A rectangle of the page in CSS pixels, and what it is called where it is one of several. */
export interface Area {
  section?: string
  left: number
  top: number
  width: number
  height: number
}

/** Runs in the page: finds what a picture is cut into. What opens over the page is its picture, whatever lies below. */
export function findAreas(view: View): Area[] {
  /** Sections that many pages share have stories of their own. */
  const SHOWN_BY_ITSELF = ['get-in-touch']
  if (view === 'none') return []
  const root = document.documentElement
  const page = { left: 0, top: 0, width: root.scrollWidth, height: root.scrollHeight }
  if (view === 'whole') return [page]
  // A notice is an alertdialog too, over which nothing else is out of reach.
  const dialog = visible('dialog[open], [role=dialog], [role=alertdialog]:not([aria-modal=false])')
  if (dialog) return [boxOf(dialog)]
  if (view === 'panel' || view === 'form') {
    const region = visible(view === 'form' ? 'main > :has(form)' : 'main')
    return [region ? boxOf(region) : page]
  }
  const main = document.querySelector('main')
  if (!main) return [page]
  const outer = [...document.querySelectorAll<HTMLElement>('header, footer')].filter(
    (element) => !main.contains(element),
  )
  // Else each page's first picture would change with the header that stands over it.
  if (view === 'sections') for (const { style } of outer) style.visibility = 'hidden'
  const parts = sectionsOf(main)
  const taken = new Map<string, number>()
  const areas = parts.map((part, index) => {
    const top = index === 0 ? 0 : topOf(part)
    const bottom = index + 1 < parts.length ? topOf(parts[index + 1]!) : bottomOf(main)
    const name = nameOf(part)
    const count = (taken.get(name) ?? 0) + 1
    taken.set(name, count)
    const section = count > 1 ? `${name}-${count}` : name
    return { section, left: 0, top, width: page.width, height: bottom - top }
  })
  const footer = view === 'framed-sections' ? outer.find(({ tagName }) => tagName === 'FOOTER') : undefined
  if (footer) areas.push({ ...boxOf(footer), section: 'footer' })
  return areas.filter(({ height, section }) => height > 1 && !SHOWN_BY_ITSELF.includes(section))

  /** A box that only holds others is not a section itself. */
  function sectionsOf(box: Element): Element[] {
    return [...box.children].flatMap((child) => {
      if (child.getBoundingClientRect().height < 2 || isOutOfFlow(child)) return []
      const parts = child.tagName === 'DIV' ? sectionsOf(child) : []
      const isHolder = parts.length > 0 && parts.every(isFullWidth)
      return isHolder ? parts : [child]
    })
  }

  function isFullWidth(element: Element) {
    return element.getBoundingClientRect().width >= page.width
  }

  function isOutOfFlow(element: Element) {
    const { position } = getComputedStyle(element)
    return position === 'absolute' || position === 'fixed'
  }

  function nameOf(part: Element): string {
    if (part.matches('header')) return 'banner'
    const candidates = [part, ...part.querySelectorAll('[id], [aria-labelledby]')]
    const names = candidates.flatMap((each) => [each.id, each.getAttribute('aria-labelledby') ?? ''])
    const name = names.find((each) => /^[a-z][a-z0-9-]*$/.test(each) && !each.startsWith('react-aria'))
    return name?.replace(/-(heading|title)$/, '') ?? part.tagName.toLowerCase()
  }

  function visible(selector: string) {
    return [...document.querySelectorAll(selector)].find((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )
  }

  function topOf(element: Element) {
    return Math.round(element.getBoundingClientRect().top + scrollY)
  }

  function bottomOf(element: Element) {
    return Math.round(element.getBoundingClientRect().bottom + scrollY)
  }

  function boxOf(element: Element) {
    const { left, right } = element.getBoundingClientRect()
    const top = topOf(element)
    return {
      left: Math.max(0, Math.floor(left)),
      top: Math.max(0, top),
      width: Math.ceil(Math.min(right, page.width)) - Math.max(0, Math.floor(left)),
      height: bottomOf(element) - Math.max(0, top),
    }
  }
}
