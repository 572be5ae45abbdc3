import { themes } from '#design-system/theme/index.ts'
import { layoutChanges } from './layout-changes.ts'

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

/** One picture to be taken. */
export interface Shot {
  /** Unique, e.g. `pages-home--normal.360.light`; approvals, reports and filters go by it. */
  name: string
  storyId: string
  /** Its title and name in Storybook, e.g. `Design system/Button` and `Playground`. */
  title: string
  storyName: string
  width: number
  theme: string
  /** The part of a page that it shows, where it is not the whole. */
  section?: string
  /** The story is about movement: it is shown to a visitor who wants it. */
  moves?: boolean
}

/** The widths of every picture in light: a phone's and a desktop's. */
const widths = [360, 1280]
const otherThemes = Object.keys(themes).filter((theme) => theme !== 'light')

/**
 * Which pictures a Storybook asks for. Stories are chosen by title, export name and tags, so that new ones need no list.
 * @param changesWithWidth whether a component's layout is another on a phone, by its folder: if not, the playground
 *   shows how it wraps there
 */
export function planShots(
  stories: IndexedStory[],
  changesWithWidth: (folder: string) => boolean = layoutChanges,
): Shot[] {
  const widthsOf = (story: IndexedStory) => {
    const folder = componentOf(story)
    return !folder || story.exportName === 'Playground' || changesWithWidth(folder) ? widths : [1280]
  }
  return stories
    .filter(isShot)
    .flatMap((story) => [
      ...widthsOf(story).map((width) => shotOf(story, width, 'light')),
      ...(isKey(story) ? otherThemes.map((theme) => shotOf(story, 1280, theme)) : []),
    ])
}

/**
 * The shots that a machine which draws otherwise compares, for it has to draw the approved source too: of each component
 * the playground at desktop width, of everything else the normal story on a phone.
 */
export function fewShots(shots: Shot[]): Shot[] {
  return shots.filter(({ storyId, width, theme }) => {
    if (theme !== 'light') return false
    return storyId.startsWith('design-system-')
      ? width === 1280 && storyId.endsWith('--playground')
      : width === 360 && storyId.endsWith('--normal')
  })
}

/** Pages of which no story is photographed: each needs a story named Normal, or one with the tag `screenshot`. */
export function pagesWithoutShot(stories: IndexedStory[]): string[] {
  const pages = stories.filter((story) => story.type === 'story' && isPage(story))
  const seen = new Set(pages.filter(isShot).map(({ title }) => title))
  return [...new Set(pages.map(({ title }) => title))].filter((title) => !seen.has(title))
}

/** A page's states (empty, long, fifty of each …) are read by its story tests; its look is that of the normal one. */
function isShot(story: IndexedStory): boolean {
  if (story.type !== 'story' || has(story, 'no-screenshot')) return false
  return !isWholePage(story) || story.exportName === 'Normal' || has(story, 'screenshot')
}

/** The folder of the component a story shows: story files bear its name. */
const componentOf = ({ importPath = '' }: IndexedStory) =>
  /stories\/design-system\/([a-z-]+)\.stories\.tsx$/.exec(importPath)?.[1]

/** Shown in the other themes too: every component's playground, and what is tagged `all-themes`. */
function isKey(story: IndexedStory): boolean {
  return (
    has(story, 'all-themes') ||
    (story.title.startsWith('Design system/') && story.exportName === 'Playground')
  )
}

const isPage = ({ title }: IndexedStory) => title.startsWith('Pages/')
/** Lenses show pages again, in other states. */
const isWholePage = ({ title }: IndexedStory) => /^(Pages|Lenses)\//.test(title)
const has = ({ tags = [] }: IndexedStory, tag: string) => tags.includes(tag)

function shotOf(story: IndexedStory, width: number, theme: string): Shot {
  const { id, title, name = '' } = story
  return {
    ...{ name: `${id}.${width}.${theme}`, storyId: id, title, storyName: name },
    ...{ width, theme, moves: has(story, 'moves') },
  }
}
