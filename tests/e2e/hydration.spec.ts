import { holdLateScripts } from './fixtures/hold-scripts.ts'
import { expect, test } from './fixtures/test.ts'
import { onHydration } from './fixtures/on-hydration.ts'

// What a visitor does while a page is not alive yet.

test('a key that is pressed in the very moment when a page wakes does not leave it dead', async ({
  page,
}) => {
  await onHydration(page, () => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }))
  })
  await page.goto('/contact')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'yes')
  await page.getByRole('banner').getByRole('link', { name: '关于我们' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('关于我们')
})

for (const busyMs of [105, 465]) {
  test(`a page that is left while scripts are under way keeps its footer on a device that needs ${busyMs} ms for the next one`, async ({
    page,
    site,
  }) => {
    const held = await holdLateScripts(page, site.origin, '/contact')
    await page.goto('/contact')
    await page.mouse.move(200, 300)
    await page.mouse.wheel(0, 6000)
    await expect.poll(() => held.count).toBeGreaterThan(0)
    await page.evaluate(stayBusyAtEachNews, busyMs)
    held.isOver = true
    await page.getByRole('banner').getByRole('link', { name: '关于我们' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('关于我们')
    expect(await page.evaluate(() => (window as unknown as { hasLostFooter: boolean }).hasLostFooter)).toBe(
      false,
    )
  })
}

/** Runs in the page. React shows a lost part about 120 or 480 ms after the router reports the new address. */
function stayBusyAtEachNews(busyMs: number) {
  const { __remixRouter: router } = window as unknown as {
    __remixRouter: { subscribe(hear: (state: { navigation: { state: string } }) => void): void }
  }
  router.subscribe(({ navigation }) => {
    const started = performance.now()
    while (navigation.state === 'idle' && performance.now() - started < busyMs);
  })
  const seen = Object.assign(window, { hasLostFooter: false })
  new MutationObserver(() => {
    seen.hasLostFooter ||= !document.querySelector('footer')
  }).observe(document.body, { subtree: true, childList: true })
}
