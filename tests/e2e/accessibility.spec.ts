import { axeFaults } from './fixtures/axe-faults.ts'
import { overhang } from './fixtures/overhang.ts'
import { resize } from './fixtures/resize.ts'
import { expect, test } from './fixtures/test.ts'

for (const path of ['/', '/test', '/test-login', '/admin', '/no-such-page']) {
  test(`${path} at 360 and 1280 px has no accessibility fault that axe finds and never scrolls sideways`, async ({
    reusedPage: page,
    expectedErrors,
  }) => {
    if (path === '/no-such-page') expectedErrors.push(/status of 404/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(path, { waitUntil: 'networkidle' })
    for (const width of [360, 1280]) {
      await resize(page, width)
      expect(await overhang(page), `at ${width} px`).toBeLessThanOrEqual(0)
      expect(await axeFaults(page), `at ${width} px`).toEqual([])
    }
  })
}
