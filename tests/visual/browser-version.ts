import { chromium } from 'playwright-core'
import { chromiumFlags, findChromium } from '#scripts/tasks/find-chromium.mjs'

/** The version of the Chromium that takes the pictures. */
export async function browserVersion(): Promise<string> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  const version = browser.version()
  await browser.close()
  return version
}
