import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './fixtures/test.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Every public address of public-site §2.1 but home, by hand. */
const addresses = [
  '/government-services',
  '/data-annotation',
  '/data-collection',
  '/internet-bpo',
  '/map-surveying',
  '/industry-education',
  '/label',
  '/about',
  '/contact',
  '/apply',
  '/cases',
  '/government-cases',
  '/government-cases/soil-submission',
  '/government-cases/land-extension',
  '/government-cases/natural-disaster',
  '/data-annotation-cases',
  '/data-annotation-cases/large-model',
  '/data-annotation-cases/autonomous-driving',
  '/data-annotation-cases/image-video',
  '/data-annotation-cases/content-relevance',
  '/data-annotation-cases/multilingual-text',
  '/data-annotation-cases/multilingual-speech',
  '/map-surveying-cases',
  '/map-surveying-cases/map-making',
  '/map-surveying-cases/urban-planning',
  '/map-surveying-cases/environment-protection',
  '/map-surveying-cases/resource-management',
  '/industry-education-cases',
  '/industry-education-cases/shenzhen',
  '/industry-education-cases/guangzhou',
  '/industry-education-cases/jiangxi',
]

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
