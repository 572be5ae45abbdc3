import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './fixtures/test.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const width of [360, 1280]) {
  for (const path of ['/', '/test', '/test-login', '/admin', '/no-such-page']) {
    test(`${path} at ${width} px has no accessibility fault that axe finds`, async ({
      page,
      expectedErrors,
    }) => {
      if (path === '/no-such-page') expectedErrors.push(/status of 404/)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path, { waitUntil: 'networkidle' })
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
      const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
      expect(faults).toEqual([])
    })

    test(`${path} at ${width} px never scrolls sideways`, async ({ page, expectedErrors }) => {
      if (path === '/no-such-page') expectedErrors.push(/status of 404/)
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path, { waitUntil: 'networkidle' })
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overhang).toBeLessThanOrEqual(0)
    })
  }
}
