import { grounds, headScript } from './head-script.ts'

/**
 * What the server prints into every head before the first style: sets `data-theme` from the cookie before anything is
 * painted, and again when the tab is returned to, since another one may have chosen. Where nobody chose, visitors get
 * light colours and the console those of the device. It also answers the switches (theme-switches.ts), so that on a
 * slow network they work before the page's own script has come (it hears of them first: React stops what happens in a
 * section that is still on its way), keeps other presses until then (early-acts.ts), fetches that script once the page is
 * painted (late-scripts.ts), and asks again for what is lost.
 * Constant text, so that kept public pages can name its hash in their policy.
 */
export function themeHead(nonce: string): string {
  return `<meta name="theme-color" content="${grounds.light}"><script nonce="${nonce}">${headScript}</script>`
}
