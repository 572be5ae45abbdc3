/** The tag of stories that draw what the site's server prints (.storybook/main.ts). */
export const SERVER_RENDERED = 'served'

/** What a server prints: the public pages and their parts, and the two pages for what went wrong. */
const PRINTED = /from '#app\/(public|not-found|error-page)\//

/**
 * Whether a file's stories show server-rendered pages, so that the views without scripts and for crawlers show
 * content. Scripts alone draw the console; components appear as parts of pages.
 * @param source the file's
 */
export const isServerRendered = (source: string): boolean => PRINTED.test(source)
