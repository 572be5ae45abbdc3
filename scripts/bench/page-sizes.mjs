import { chromium } from 'playwright-core'
import { gzipSync } from 'node:zlib'
import { chromiumFlags, prepareChromium } from '../tasks/find-chromium.mjs'

const pages = [
  '/',
  '/about',
  '/contact',
  '/apply',
  '/data-annotation',
  '/government-services',
  '/map-surveying',
  '/government-cases/land-extension',
  '/data-annotation-cases',
  '/about/news/1',
]

/** Kilobytes of a page packed by gzip; its styles stand in its HTML. @typedef {{ html: number, script: number }} Sizes */

/**
 * What a phone loads of each kind of page before anybody touches it.
 * @param {string} origin
 * @returns {Promise<Record<string, Sizes>>} by address
 */
export async function measureSizes(origin) {
  const browser = await chromium.launch({ executablePath: await prepareChromium(), args: chromiumFlags })
  /** @type {Record<string, Sizes>} */
  const sizes = {}
  process.stdout.write('\nKB packed by gzip                      HTML   script\n')
  try {
    for (const path of pages) {
      const one = await sizesOf(browser, origin + path)
      sizes[path] = one
      const columns = [one.html, one.script].map((kilobytes) => kilobytes.toFixed(1).padStart(9))
      process.stdout.write(`  ${path.padEnd(34)}${columns.join('')}\n`)
    }
  } finally {
    await browser.close()
  }
  return sizes
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @returns {Promise<Sizes>}
 */
async function sizesOf(browser, address) {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } })
  // By address: what is fetched before it is imported is answered twice.
  /** @type {Map<string, Promise<{ kind: keyof Sizes, bytes: number }>>} */
  const loaded = new Map()
  page.on('response', (response) => {
    const kind = kindOf(response)
    if (!kind || loaded.has(response.url())) return
    const packed = response.body().then((body) => ({ kind, bytes: gzipSync(body, { level: 9 }).length }))
    loaded.set(response.url(), packed)
  })
  await page.goto(address)
  await page.locator('html[data-hydrated="yes"]').waitFor({ timeout: 60_000 })
  // What hydration itself asked for has come too.
  await page.waitForLoadState('networkidle')
  const sizes = { html: 0, script: 0 }
  for (const { kind, bytes } of await Promise.all(loaded.values())) sizes[kind] += bytes / 1024
  await page.close()
  return sizes
}

/**
 * @param {import('playwright-core').Response} response
 * @returns {keyof Sizes | undefined}
 */
function kindOf(response) {
  const type = response.headers()['content-type'] ?? ''
  if (response.request().resourceType() === 'document') return 'html'
  return type.includes('javascript') ? 'script' : undefined
}
