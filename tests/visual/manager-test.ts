import { expect as usual } from '@playwright/test'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { chromiumFlags, findChromium } from '#scripts/tasks/find-chromium.mjs'
import { test as base } from './story-browser-test.ts'
import type { StaticSite } from './static-site.ts'

/** Storybook's frame and the story in it take seconds to come on a small machine. */
export const expect = usual.configure({ timeout: 30_000 })

/** A name of the host that is not among those which browsers trust without https. */
export const PLAIN_HOST = 'plain.example'

interface Opening {
  /** The name of the host, if not the usual one. */
  host?: string
  width?: number
  /** What the browser keeps of the site from before. */
  kept?: Record<string, string>
}

type Open = (path: string, opening?: Opening) => Promise<Page>

/**
 * Shows a story or page in the previous frame, for tests that leave no state behind. A path with globals or an
 * `opening` gets a new frame; its test must call `end`.
 */
type Look = ((path: string, opening?: Opening) => Promise<Page>) & { end(): Promise<void> }

/** One browser for a worker's tests. Each opens the site, with Storybook's frame, in a context of its own. */
export const test = base.extend<{ open: Open }, { browserOfSite: Browser; look: Look }>({
  browserOfSite: [
    async ({ site }, use) => {
      const browser = await chromium.launch({
        executablePath: findChromium(),
        args: [...chromiumFlags, ...site.browserFlags.map(withPlainHost)],
      })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  look: [
    async ({ site, browserOfSite }, use) => {
      let standing: Page | undefined
      let isSet = false
      const end = async () => {
        await standing?.context().close()
        standing = undefined
      }
      const look = async (path: string, opening?: Opening) => {
        if (standing && !isSet && !opening) await goTo(standing, path)
        else {
          await end()
          standing = await openFor(browserOfSite, site, path, opening)
        }
        isSet = path.includes('&')
        return standing
      }
      await use(Object.assign(look, { end }))
      await end()
    },
    { scope: 'worker' },
  ],
  open: async ({ site, browserOfSite }, use) => {
    const visitors = new Set<BrowserContext>()
    await use(async (path, opening) => {
      const page = await openFor(browserOfSite, site, path, opening)
      visitors.add(page.context())
      return page
    })
    for (const visitor of visitors) await visitor.close()
  },
})

/** Opens the site for a visitor who has never been there. */
async function openFor(browser: Browser, site: StaticSite, path: string, opening: Opening = {}) {
  const { host, width = 1600, kept = {} } = opening
  const address = addressOf(site)
  address.hostname = host ?? address.hostname
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }))
  const visitor = await browser.newContext({
    viewport: { width, height: 900 },
    locale: 'zh-CN',
    storageState: { cookies: [], origins: [{ origin: address.origin, localStorage }] },
  })
  const page = await visitor.newPage()
  await page.goto(`${address.href}?path=${pathOf(path)}`)
  return page
}

/**
 * Navigates to another story or documentation page as the browser's back and forward do, and waits for it. Opening
 * Storybook's frame again would take seconds.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  const [id = ''] = path.split('&')
  await page.evaluate((next) => {
    history.pushState({}, '', `?path=${next}`)
    dispatchEvent(new PopStateEvent('popstate'))
  }, pathOf(path))
  const shown = () =>
    frameOf(page)
      .locator('body')
      .evaluate((_body, wanted) => {
        const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
          __STORYBOOK_PREVIEW__?: { currentSelection?: { storyId: string } }
        }
        const isComing = /sb-show-preparing/.test(document.body.className)
        return preview?.currentSelection?.storyId === wanted && !isComing
      }, id)
      // The frame may be loaded again while it is asked.
      .catch(() => false)
  await expect.poll(shown).toBe(true)
}

const pathOf = (path: string) => `/${path.endsWith('--docs') ? 'docs' : 'story'}/${path}`

/** Leads the other name to the server too. */
const withPlainHost = (flag: string) => flag.replace(/MAP \S+ (\S+),/, `$& MAP ${PLAIN_HOST} $1,`)

const addressOf = ({ address }: StaticSite) => new URL(address)

/** The story within the frame. */
export const frameOf = (page: Page) => page.frameLocator('#storybook-preview-iframe')
