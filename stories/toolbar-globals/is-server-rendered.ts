/** The tag of stories that draw what the site's server prints (.storybook/main.ts). */
export const SERVER_RENDERED = 'served'

/** What a server prints: the public pages and their parts, and the two pages for what went wrong. */
const PRINTED = /from '#app\/(public|not-found|error-page)\//

/**
 * Whether the stories of a file draw what the site's server prints, so that looking at them without scripts, or as programs do,
 * shows something. The console is drawn by scripts alone, and a component is printed as a part of pages.
 * @param source the file's
 */
export const isServerRendered = (source: string): boolean => PRINTED.test(source)
