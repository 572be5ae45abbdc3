import { script as headScript } from '#app/document/head-script/head-script.ts?inline-script'
import { themes } from '#design-system/theme/index.ts'
import { GROUNDS } from './theme-switches.ts'

/** By what the page shows; the last on a day of mourning. */
const grounds = {
  ...Object.fromEntries(Object.entries(themes).map(([name, { colours }]) => [name, colours.background])),
  greyDark: themes.mourning.ink.background,
}

/**
 * Printed into every head before the first style: the head's script and the browser bar's colours, which it reads.
 * Constant text, so that cached pages' policies can contain its hash.
 */
export function themeHead(nonce: string): string {
  const bar = `<meta name="theme-color" content="${themes.light.colours.background}" ${GROUNDS}='${JSON.stringify(grounds)}'>`
  return `${bar}<script nonce="${nonce}">${headScript}</script>`
}
