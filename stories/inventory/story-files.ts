import { projectFiles } from 'virtual:project-files'

/** What a story file says of itself. */
export interface StoryFile {
  /** What its stories' addresses begin with, such as `design-system-alert`. */
  id: string
  /** Where they stand in the sidebar, such as `Pages/首页 Home`. */
  title: string
  stories: number
  /** Stories that act and expect. */
  interactions: number
}

const sources = import.meta.glob<string>(['../**/*.stories.tsx', '../../content/**/*.stories.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** Every story file by its path under stories/, or from `content/` on, without the ending. */
export const storyFiles = new Map(
  Object.entries(sources).map(([path, source]) => [nameOf(path), read(source)]),
)

/** The story file of a console panel, by the key of its menu entry; empty where none exists. */
export function panelStory(key: string): string {
  const [path = ''] =
    Object.entries(sources).find(([, source]) => source.includes(`signedInAt('${key}')`)) ?? []
  return nameOf(path)
}

/** The story file that shows a public page, by the path of its route; empty where none does. */
export function pageStory(routePath: string): string {
  const shown = new RegExp(`\\bpath: '${routePath.replace(':id', String.raw`\d+`)}'`)
  const [path = ''] =
    Object.entries(sources).find(([, source]) => source.includes("title: 'Pages/") && shown.test(source)) ??
    []
  return nameOf(path)
}

/** Whether a file exists, by its path from the project's root. */
export const hasFile = (path: string) => projectFiles.includes(path)

/** The files of the site's routes, by their paths from the project's root. */
export const routeFiles = projectFiles.filter((path) => path.startsWith('app/routes/'))

/** Whether somebody wrote how a component is used. */
export const hasUsagePage = (folder: string) => hasFile(`stories/usage/components/${folder}.tsx`)

/** How many test files a component has. */
export const testsOf = (folder: string) =>
  projectFiles.filter((path) => path.startsWith(`design-system/${folder}/`) && /\.test\.tsx?$/.test(path))
    .length

/** The component folders that exist, whether listed or not. */
export const componentFolders = projectFiles.flatMap(
  (path) => /^design-system\/([a-z-]+)\/index\.ts$/.exec(path)?.[1] ?? [],
)

/** Where Storybook shows the documentation of a story file, beside the frame that this page stands in. */
export const docsAddress = ({ id }: StoryFile) => `./?path=/docs/${id}--docs`

function read(source: string): StoryFile {
  return {
    id: /\bid: '([^']+)',\s*title: '/.exec(source)?.[1] ?? '',
    title: /\btitle: '([^']+)'/.exec(source)?.[1] ?? '',
    stories: source.match(/^export const [A-Z]\w*(: Story\b| = )/gm)?.length ?? 0,
    interactions: source.match(/\bplay[:(]/g)?.length ?? 0,
  }
}

function nameOf(path: string): string {
  return path.replace(/^(\.\.\/)+/, '').replace(/\.stories\.tsx$/, '')
}
