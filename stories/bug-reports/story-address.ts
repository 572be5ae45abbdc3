import { publicPages } from '#stories/inventory/pages.ts'

/**
 * The site's address of what a story shows; empty for a component and for a file with several pages.
 * @param file the story's file, from the project's folder
 */
export function addressOf(file: string): string {
  if (/(^|\/)(content|stories\/app\/admin)\//.test(file)) return `/admin${location.hash}`
  const pages = publicPages.filter(({ story }) => file.endsWith(`stories/${story}.stories.tsx`))
  const [page] = pages
  return pages.length === 1 && page && /^\/[\w/-]*$/.test(page.path) ? page.path : ''
}
