import { axeFaults } from './fixtures/axe-faults.ts'
import { overhang } from './fixtures/overhang.ts'
import { sizesFaults } from './fixtures/sizes-faults.ts'
import { expect, test } from './fixtures/test.ts'

for (const width of [360, 1280]) {
  for (const path of ['/', '/test', '/test-login', '/admin', '/no-such-page']) {
    test(`${path} at ${width} px has no accessibility fault that axe finds and never scrolls sideways`, async ({
      page,
      expectedErrors,
    }) => {
      if (path === '/no-such-page') expectedErrors.push(/status of 404/)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await overhang(page)).toBeLessThanOrEqual(0)
      expect(await axeFaults(page)).toEqual([])
      if (path !== '/' || width !== 1280) return
      expect(await page.locator('img[sizes]').count()).toBeGreaterThan(0)
      expect(await sizesFaults(page)).toEqual([])
    })
  }
}
