import { expect as usual } from '@playwright/test'
import { chromium, type Page } from 'playwright-core'
import { chromiumFlags, findChromium } from '#scripts/steps/find-chromium.mjs'
import { test as base } from './stage-test.ts'
import type { StaticSite } from './static-site.ts'

/** Storybook's frame and the story in it take seconds to come on a small machine. */
export const expect = usual.configure({ timeout: 30_000 })

/** Opens the site in a browser of its own, with Storybook's frame around it; under another name of the host if told. */
export const test = base.extend<{ open: (path: string, host?: string) => Promise<Page> }>({
  open: async ({ site }, use) => {
    const browsers = new Set<{ close: () => Promise<void> }>()
    await use(async (path, host = addressOf(site).hostname) => {
      const address = addressOf(site)
      const flags = site.browserFlags.map((flag) => flag.replace(address.hostname, host))
      address.hostname = host
      const browser = await chromium.launch({
        executablePath: findChromium(),
        args: [...chromiumFlags, ...flags],
      })
      browsers.add(browser)
      const page = await browser.newPage({ viewport: { width: 1600, height: 900 }, locale: 'zh-CN' })
      const view = path.endsWith('--docs') ? 'docs' : 'story'
      await page.goto(`${address.href}?path=/${view}/${path}`)
      return page
    })
    for (const browser of browsers) await browser.close()
  },
})

const addressOf = ({ address }: StaticSite) => new URL(address)

/** The story within the frame. */
export const frameOf = (page: Page) => page.frameLocator('#storybook-preview-iframe')
