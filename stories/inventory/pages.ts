import { casePagesAt } from '#app/public/cases/case-pages-at.ts'
import { publicPaths } from './route-path.ts'
import { pageStory, routeFiles, storyFiles } from './story-files.ts'

/** One public address and the story that shows it. */
export interface PublicPage {
  path: string
  name: string
  /** The story file under stories/, without its ending; empty where no story shows the page. */
  story: string
}

const caseStory = pageStory('/cases')

/**
 * Every public page, from the files of app/routes. Its name comes from its story, or for a page of cases from its
 * title.
 */
export const publicPages: PublicPage[] = [
  ...publicPaths(routeFiles).flatMap(pagesAt),
  { path: '*', name: '未找到与出错', story: 'app/error-page' },
]

function pagesAt(routePath: string): PublicPage[] {
  const cases = casePagesAt(routePath)
  if (cases.length > 0) return cases.map(({ path, title }) => ({ path, name: title, story: caseStory }))
  const story = pageStory(routePath)
  return [{ path: routePath.replace(/:(\w+)/, '{$1}'), name: chineseName(story) || routePath, story }]
}

/** `Pages/互联网 BPO Internet BPO` without its group and its English name. */
function chineseName(story: string): string {
  return /^Pages\/(.+?) [A-Z][a-z]/.exec(storyFiles.get(story)?.title ?? '')?.[1] ?? ''
}
