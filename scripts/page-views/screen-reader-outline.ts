import { computeAccessibleName, getRole } from 'dom-accessibility-api'

/** A landmark or heading as a screen reader lists it. */
export interface OutlinePlace {
  /** In Chinese, as NVDA and VoiceOver say it. */
  role: string
  name: string
  /** How deep a landmark lies in others, or the level of a heading less one. */
  depth: number
}

/** How a page is walked by those who hear it. */
export interface ScreenReaderOutline {
  landmarks: readonly OutlinePlace[]
  headings: readonly OutlinePlace[]
  /** How many of each can be walked through. */
  counts: { links: number; buttons: number; fields: number; pictures: number }
  problems: readonly string[]
}

const landmarkNames: Record<string, string> = {
  banner: '页眉',
  complementary: '补充内容',
  contentinfo: '页脚',
  form: '表单',
  main: '主要内容',
  navigation: '导航',
  region: '区域',
  search: '搜索',
}

/** These count as landmarks only where they have a name. */
const namedOnly = new Set(['form', 'region'])

/** What nobody hears: hidden, or folded away until it is opened. */
const unheard =
  'link, script, [hidden], [aria-hidden="true"], [popover], dialog:not([open]), details:not([open]) > :not(summary)'

/** Inside these a header or a footer belongs to a part of the page and is no landmark. */
const parts = 'article, aside, main, nav, section'

/** Landmarks and headings of a page, and what a listener would stumble over. */
export function screenReaderOutline(page: Document): ScreenReaderOutline {
  const all = [...page.body.querySelectorAll('*')].filter((element) => !element.closest(unheard))
  const landmarks = all.filter(isLandmark)
  const headings = all.filter((element) => getRole(element) === 'heading')
  const places = landmarks.map((element) => ({
    role: landmarkNames[getRole(element) ?? ''] ?? '',
    name: nameOf(element),
    depth: landmarks.filter((other) => other !== element && other.contains(element)).length,
  }))
  const titles = headings.map((element) => {
    const level = levelOf(element)
    return { role: `标题 ${level} 级`, name: nameOf(element), depth: level - 1 }
  })
  const withRole = (...roles: string[]) => all.filter((element) => roles.includes(getRole(element) ?? ''))
  return {
    landmarks: places,
    headings: titles,
    counts: {
      links: withRole('link').length,
      buttons: withRole('button').length,
      fields: withRole('textbox', 'searchbox', 'combobox', 'checkbox', 'radio', 'spinbutton').length,
      pictures: withRole('img').length,
    },
    problems: [
      ...(places.filter(({ role }) => role === landmarkNames.main).length === 1
        ? []
        : ['主要内容应当恰好一处']),
      ...sameNames(places),
      ...skippedLevels(titles),
      ...withRole('link', 'button')
        .filter((element) => nameOf(element) === '')
        .map((element) => `没有名字：${element.outerHTML.slice(0, 80)}`),
    ],
  }
}

/**
 * Uses the markup alone. Folded menus have names once they are open, and a parsed page without a window has no
 * styles.
 */
const nameOf = (element: Element) => computeAccessibleName(element, { getComputedStyle: unstyled })

const unstyled = () => ({ display: 'inline', visibility: 'visible', getPropertyValue: () => '' }) as never

function isLandmark(element: Element): boolean {
  const role = getRole(element) ?? ''
  if (!(role in landmarkNames)) return false
  if (/^(header|footer)$/.test(element.localName)) return !element.parentElement?.closest(parts)
  return !namedOnly.has(role) || nameOf(element) !== ''
}

const levelOf = (heading: Element): number =>
  Number(heading.getAttribute('aria-level') ?? heading.localName.replace(/^h/, '')) || 2

function sameNames(places: readonly OutlinePlace[]): string[] {
  const told = places.map(({ role, name }) => `${role}“${name}”`)
  return [...new Set(told.filter((words, index) => told.indexOf(words) !== index))].map(
    (words) => `有多处${words}，听不出区别`,
  )
}

function skippedLevels(headings: readonly OutlinePlace[]): string[] {
  return headings.flatMap(({ name, depth }, index) => {
    const before = headings[index - 1]?.depth ?? -1
    return depth > before + 1 ? [`标题“${name}”跳过了一级`] : []
  })
}
