import { projectFiles } from 'virtual:project-files'

/** What a story file says of itself. */
export interface StoryFile {
  /** Its place in Storybook, such as `Design system/Alert`. */
  title: string
  stories: number
  /** Stories that act and expect. */
  interactions: number
}

const sources = import.meta.glob<string>('../**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** Every story file by its path under stories/, without the ending. */
export const storyFiles = new Map(
  Object.entries(sources).map(([path, source]) => [nameOf(path), read(source)]),
)

/** Whether a file exists, by its path from the project's root. */
export const hasFile = (path: string) => projectFiles.includes(path)

/** Whether a usage page stands beside a component's stories. */
export const hasUsagePage = (folder: string) => hasFile(`stories/design-system/${folder}.mdx`)

/** How many test files a component has. */
export const testsOf = (folder: string) =>
  projectFiles.filter((path) => path.startsWith(`design-system/${folder}/`) && /\.test\.tsx?$/.test(path))
    .length

/** The component folders that exist, whether listed or not. */
export const componentFolders = projectFiles.flatMap(
  (path) => /^design-system\/([a-z-]+)\/index\.ts$/.exec(path)?.[1] ?? [],
)

/** Where Storybook shows a title's documentation, beside the frame that this page stands in. */
export const docsAddress = (title: string) =>
  `./?path=/docs/${title.toLowerCase().replace(/[^a-z0-9\u4e00-\u9fff]+/g, '-')}--docs`

function read(source: string): StoryFile {
  return {
    title: /\btitle: '([^']+)'/.exec(source)?.[1] ?? '',
    stories: source.match(/^export const [A-Z]\w*(: Story\b| = )/gm)?.length ?? 0,
    interactions: source.match(/\bplay[:(]/g)?.length ?? 0,
  }
}

function nameOf(path: string): string {
  return path.replace(/^\.\.\//, '').replace(/\.stories\.tsx$/, '')
}
