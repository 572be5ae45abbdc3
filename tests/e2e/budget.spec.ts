import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { projectRoot } from '#scripts/steps/project-root.mjs'
import { expect, test } from './fixtures/test.ts'

const HOME_BUDGET_KB = 112
// Marks that survive minification: the console's menu, the schema library, the headless library, editors and maps.
const lateOrForeign = {
  console: '轮播图管理',
  yup: 'ValidationError',
  reactAria: 'react-aria',
  map: 'webapi.amap.com',
}

for (const width of [360, 1280]) {
  test(`at ${width} px the home page loads at most ${HOME_BUDGET_KB} KB of script, none of it the console’s`, async ({
    page,
  }, testInfo) => {
    await page.setViewportSize({ width, height: 800 })
    const scripts = await scriptsOfFirstLoad(page)
    const rows = scripts.map(
      ({ path, gzipBytes }) => `${(gzipBytes / 1024).toFixed(1).padStart(8)} KB  ${path}`,
    )
    const total = scripts.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) / 1024
    const report = `${rows.join('\n')}\n${total.toFixed(1).padStart(8)} KB  in all at ${width} px`
    await testInfo.attach('scripts', { body: report, contentType: 'text/plain' })
    process.stdout.write(`${report}\n`)

    expect(scripts.length).toBeGreaterThan(0)
    for (const [what, mark] of Object.entries(lateOrForeign)) {
      const holders = scripts.filter(({ text }) => text.includes(mark)).map(({ path }) => path)
      expect(holders, `${what} in the first load`).toEqual([])
    }
    expect(total).toBeLessThanOrEqual(HOME_BUDGET_KB)
  })
}

/** Everything of kind script that the browser asked for before anybody touched the page, as it lies on disk. */
async function scriptsOfFirstLoad(page: Page) {
  const paths = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) paths.add(pathname)
  })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'yes')
  // What hydration itself asked for has come too.
  await page.waitForLoadState('networkidle')
  return [...paths].sort().map((path) => {
    const bytes = readFileSync(join(projectRoot, 'build/client', path))
    return { path, text: bytes.toString('utf8'), gzipBytes: gzipSync(bytes, { level: 9 }).length }
  })
}
