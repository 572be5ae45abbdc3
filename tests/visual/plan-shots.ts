import { themes } from '#design-system/theme/index.ts'
import type { View } from './find-areas.ts'
import { layoutChanges } from './layout-changes.ts'
import { openedFirst } from './opened-first.ts'

/** One story as Storybook's index.json lists it. */
export interface IndexedStory {
  id: string
  type: string
  title: string
  name?: string
  exportName?: string
  tags?: string[]
  /** Its file, e.g. `./stories/design-system/alert.stories.tsx`. */
  importPath?: string
}

/** One screenshot to be taken, of one story at one width in one theme. */
export interface Shot {
  /** Unique, e.g. `pages-home--normal.360.light`; approvals, reports and filters go by it. */
  name: string
  storyId: string
  /** Its title and name in Storybook, e.g. `Design system/Button` and `Playground`. */
  title: string
  storyName: string
  width: number
  theme: string
  view: View
  /** The part of a page, where this is one of the pictures that the screenshot is cut into. */
  section?: string
  /** The story is about movement: it is shown to a visitor who wants it. */
  moves?: boolean
  /** What its play function leaves depends on the width or the letters: it is played for each picture, not turned. */
  playsAnew?: boolean
  /** Axe looks at the story too. */
  isExamined?: boolean
  /** It is opened by its address, in a document that has shown no other story (opened-first.ts). */
  isOpenedFirst?: boolean
}

/** A phone's and a desktop's. */
const widths = [360, 1280]
const otherThemes = Object.keys(themes).filter((theme) => theme !== 'light')
/** Mourning takes the colour out of all things alike: pages and panels show it, not every component. */
const componentThemes = otherThemes.filter((theme) => theme !== 'mourning')
/** States that change a component's look but not its layout. Its other stories cover the phone. */
const lookOnly =
  /^(Disabled|ReadOnly|Required|Invalid|WithErrors?|Load|Reload|Refresh|Sav|Upload|Pending|Fail|Refused|Cancel|Clear|Paste|Typing|Focus|Moved|Removed|LastRemoved|Keyboard|Writing|Links|Reset|Chosen|Swapped|Many|Fifty|VeryLong|OutOf|NotA|South|Emoji|Unknown|Missing|Too)/
/** Stories for who looks through Storybook: the playground is photographed in these themes and on a phone. */
const sameAsPlayground = new Set(['Dark', 'Senior', 'Phone'])
/** The page that shows header and footer too, and the other themes: the rest would show the same again. */
const FRAMED_PAGE = 'Pages/首页 Home'
/** Panels share their parts. This one's pictures cover the states without rows, with many rows and before loading. */
const USUAL_PANEL = 'Console/Panels/轮播图管理 Banner'
const statesOfParts = new Set(['Empty', 'Many', 'LoadFails', 'Slow', 'SessionExpired'])

/**
 * The pictures for a Storybook. Title, export name and tags select the stories, so that new ones need no list.
 * @param changesWithWidth whether a component's layout differs on a phone, by folder; else the playground shows its
 *   wrapping
 */
export function planShots(
  stories: IndexedStory[],
  changesWithWidth: (folder: string) => boolean = layoutChanges,
): Shot[] {
  const widthsOf = (story: IndexedStory) => {
    if (isUsual(story)) return widths
    if (/^(Foundations|Console\/(Panels|Login))\b/.test(story.title)) return [1280]
    const folder = componentOf(story)
    const isOtherOnPhone = !folder || (changesWithWidth(folder) && !lookOnly.test(story.exportName ?? ''))
    return isOtherOnPhone ? widths : [1280]
  }
  return stories
    .filter(isShot)
    .flatMap((story) => [
      ...widthsOf(story).map((width) => shotOf(story, width, 'light')),
      ...themesOf(story).map((theme) => shotOf(story, 1280, theme)),
    ])
}

/**
 * The shots for a machine that draws differently, which must also draw the approved source. Components: the
 * playground on a desktop; all others: the normal story on a phone.
 */
export function fewShots(shots: Shot[]): Shot[] {
  return shots.filter(({ storyId, width, theme }) => {
    if (theme !== 'light') return false
    return storyId.startsWith('design-system-')
      ? width === 1280 && storyId.endsWith('--playground')
      : width === 360 && storyId.endsWith('--normal')
  })
}

/**
 * Adds shots without a picture, so that every story is rendered, played and checked by axe once, in light. Some open
 * as a shared link does.
 */
export function visitAll(stories: IndexedStory[], shots: Shot[]): Shot[] {
  // Of two widths in light the last is the desktop's.
  const inLight = shots.filter(({ theme }) => theme === 'light')
  const examined = new Map(inLight.map((shot) => [shot.storyId, shot]))
  const unseen = stories
    .filter(({ id, type }) => type === 'story' && !examined.has(id))
    .map((story) => shotOf(story, /^Phone/.test(story.exportName ?? '') ? 360 : 1280, 'light', 'none'))
  const first = openedFirst(stories)
  const examine = (shot: Shot) => ({ ...shot, isExamined: true, isOpenedFirst: first.has(shot.storyId) })
  return [
    ...shots.map((shot) => (examined.get(shot.storyId) === shot ? examine(shot) : shot)),
    ...unseen.map(examine),
  ]
}

/** Whether a picture's name is that of a shot, or of a section of it. */
export const isOfShot = (name: string, shot: Shot) => name === shot.name || name.startsWith(`${shot.name}.`)

/** Pages of which no story is photographed: each needs a story named Normal, or one with the tag `screenshot`. */
export function pagesWithoutShot(stories: IndexedStory[]): string[] {
  const pages = stories.filter((story) => story.type === 'story' && isPage(story))
  const seen = new Set(pages.filter(isShot).map(({ title }) => title))
  return [...new Set(pages.map(({ title }) => title))].filter((title) => !seen.has(title))
}

/** Story tests read a page's states (empty, long, fifty of each …); its normal story covers the look. */
function isShot(story: IndexedStory): boolean {
  if (story.type !== 'story' || has(story, 'no-screenshot')) return false
  if (has(story, 'screenshot') || isUsual(story)) return true
  if (isComponent(story) && sameAsPlayground.has(story.exportName ?? '')) return false
  const isPanel = story.title.startsWith('Console/Panels/') && story.title !== USUAL_PANEL
  return !isWholePage(story) && !(isPanel && statesOfParts.has(story.exportName ?? ''))
}

/** The folder of the component a story shows: story files bear its name. */
const componentOf = ({ importPath = '' }: IndexedStory) =>
  /stories\/design-system\/([a-z-]+)\.stories\.tsx$/.exec(importPath)?.[1]

/** Shown in the other themes too: every component's playground, and what is tagged `all-themes`, of pages only one. */
function themesOf(story: IndexedStory): string[] {
  if (isPage(story) && story.title !== FRAMED_PAGE) return []
  if (has(story, 'all-themes')) return otherThemes
  return isComponent(story) && story.exportName === 'Playground' ? componentThemes : []
}

/** The part in its picture. One page shows header and footer, and a separate story the console's frame. */
function viewOf({ title, exportName }: IndexedStory): View {
  if (isPage({ title }))
    return title === FRAMED_PAGE && exportName === 'Normal' ? 'framed-sections' : 'sections'
  if (title.startsWith('Console/Panels/')) return 'panel'
  return title === 'Console/登录 Login' && exportName !== 'Normal' ? 'form' : 'whole'
}

const isUsual = ({ exportName = '' }: IndexedStory) => /^(Playground|Normal)$/.test(exportName)

const isComponent = ({ title }: IndexedStory) => title.startsWith('Design system/')
const isPage = ({ title }: Pick<IndexedStory, 'title'>) => title.startsWith('Pages/')
/** Stories of toolbar globals show pages again, in other states. */
const isWholePage = ({ title }: IndexedStory) => /^(Pages|Lenses)\//.test(title)
const has = ({ tags = [] }: IndexedStory, tag: string) => tags.includes(tag)

function shotOf(story: IndexedStory, width: number, theme: string, view = viewOf(story)): Shot {
  const { id, title, name = '' } = story
  return {
    ...{ name: `${id}.${width}.${theme}`, storyId: id, title, storyName: name },
    ...{ width, theme, view, moves: has(story, 'moves'), playsAnew: has(story, 'played-again') },
  }
}
