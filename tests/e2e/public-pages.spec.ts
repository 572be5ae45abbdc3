import { AxeBuilder } from '@axe-core/playwright'
import { publicAddresses } from './fixtures/public-addresses.ts'
import { expect, test } from './fixtures/test.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Home has tests of its own. */
const addresses = publicAddresses.filter((address) => address !== '/')

for (const address of addresses) {
  test(`${address} answers whole, hydrates without an error, has no fault that axe finds and never scrolls sideways`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      const answer = await page.goto(address, { waitUntil: 'networkidle' })
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overhang, `at ${width} px`).toBeLessThanOrEqual(0)
    }
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
    const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    expect(faults).toEqual([])
  })
}

test('a sub page that does not exist is a 404', async ({ site }) => {
  expect((await fetch(`${site.origin}/government-cases/no-such-page`)).status).toBe(404)
})
