import { axeFaults } from './fixtures/axe-faults.ts'
import { overhang } from './fixtures/overhang.ts'
import { publicAddresses } from './fixtures/public-addresses.ts'
import { expect, test } from './fixtures/test.ts'

/** Home has tests of its own. */
const addresses = publicAddresses.filter((address) => address !== '/')

for (const address of addresses) {
  test(`${address} answers whole, hydrates without an error, has no fault that axe finds and never scrolls sideways`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 800 })
    const answer = await page.goto(address, { waitUntil: 'networkidle' })
    expect(answer?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'yes')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await overhang(page), 'at 360 px').toBeLessThanOrEqual(0)
    expect(await axeFaults(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await overhang(page), 'at 1280 px').toBeLessThanOrEqual(0)
  })
}

test('a sub page that does not exist is a 404', async ({ site }) => {
  expect((await fetch(`${site.origin}/government-cases/no-such-page`)).status).toBe(404)
})
