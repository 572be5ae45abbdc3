import { act } from '../fixtures/act.ts'
import { holdBack } from '../fixtures/hold-scripts.ts'
import { expect, test } from '../fixtures/test.ts'

// Each test only reads: all workers take them, up to the end of the run.
test.describe.configure({ mode: 'parallel' })

test('P-020, P-021, A-026 a page opened inside the site begins at its top, and going back leads to where one was', async ({
  reusedPage: page,
}) => {
  const place = () => page.evaluate(() => scrollY)
  await page.goto('/cases')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'yes')
  const link = page.getByRole('contentinfo').getByRole('link', { name: '关于我们' })
  // Asleep, its link would lead to a document of its own.
  await expect(async () => {
    await act(page)
    await expect(page.locator('[data-asleep]')).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await link.scrollIntoViewIfNeeded()
  const left = await page.evaluate(restingPlace)
  expect(left).toBeGreaterThan(300)
  // It does not glide there.
  const first = page.evaluate(placeAtFirst, '关于我们')
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('关于我们')
  expect(await first).toBe(0)
  await expect.poll(place).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/cases$/)
  await expect.poll(place).toBe(left)
})

test('a page that is long on its way inside the site is told of, one that comes at once is not', async ({
  reusedPage: page,
}) => {
  const line = page.getByText('正在打开页面')
  let letThrough = () => {}
  const mayCome = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/about.data*', async (route) => {
    await mayCome
    await route.continue()
  })
  await page.goto('/cases')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'yes')
  await expect(line).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: '关于我们' }).first().click()
  await expect(line).toBeVisible()
  await expect.poll(async () => (await line.boundingBox())?.width ?? 0).toBeGreaterThan(100)
  letThrough()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('关于我们')
  await expect(line).toHaveCount(0)
})

test('P-016 a page that fails on its way inside the site says so in the site’s own look, with the ways on, and back', async ({
  reusedPage: page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|Failed to fetch/)
  await page.route('**/about.data*', (route) => route.abort())
  await page.goto('/cases')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'yes')
  await page.getByRole('banner').getByRole('link', { name: '关于我们' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('页面暂时无法显示')
  await expect(page.getByRole('banner').getByRole('link', { name: '关于我们' }).first()).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('成功案例')
})

test('P-022 from a page of cases to its neighbour the whole page changes', async ({ reusedPage: page }) => {
  await page.goto('/government-cases/soil-submission')
  const link = page
    .getByRole('region', { name: '同类案例' })
    .locator('a[href="/government-cases/land-extension"]')
  await expect(async () => {
    await act(page)
    await expect(page.locator('[data-asleep]').filter({ hasText: '同类案例' })).toHaveCount(0, {
      timeout: 1000,
    })
  }).toPass()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/土地/)
  await expect(page).toHaveURL(/land-extension$/)
})

test('a sub page that does not exist is a 404', async ({ site }) => {
  expect((await fetch(`${site.origin}/government-cases/no-such-page`)).status).toBe(404)
})

test('X-10 a card leads to the page of its case, whose text stands there alone; an old address leads there too', async ({
  reusedPage: page,
  site,
}) => {
  const list = await (await fetch(`${site.origin}/cases`)).text()
  const [, id = ''] = /<li id="case-(\d+)"/.exec(list) ?? []
  const own = await (await fetch(`${site.origin}/cases/${id}`)).text()
  const [, text = ''] = /<h2>项目背景<\/h2><p>([^<]{12,})</.exec(own) ?? []
  expect(text).not.toBe('')
  expect(list).not.toContain(text)

  await page.goto('/cases')
  await page.locator(`#case-${id} a`).click()
  await expect(page).toHaveURL(`${site.origin}/cases/${id}`)
  await expect(page.getByRole('article')).toContainText(text)
  await page.getByRole('link', { name: '返回成功案例' }).click()
  await expect(page).toHaveURL(`${site.origin}/cases`)

  await page.goto(`/cases#case-${id}`)
  await expect(page).toHaveURL(`${site.origin}/cases/${id}`)
  await page.goBack()
  await expect(page, 'the old address is replaced').toHaveURL(`${site.origin}/cases`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('X-10 an old address of a case shows its card, which leads to its page', async ({ page }) => {
    await page.goto('/cases')
    const card = page.locator('li[id^="case-"]').last()
    await page.goto(`/cases#${await card.getAttribute('id')}`)
    await expect(card).toBeInViewport()
    const link = card.getByRole('link')
    const title = (await link.textContent()) ?? ''
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })
})

for (const close of ['the button', 'Esc'] as const) {
  test(`a dialog that the address opened is closed by ${close} while scripts are under way, and nothing printed is lost`, async ({
    page,
  }) => {
    const release = await holdBack(page, (path) => path.includes('/get-in-touch-'))
    const late = page.waitForRequest('**/get-in-touch-*.js')
    await page.goto('/about#members-2')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.mouse.move(200, 300)
    await late
    if (close === 'Esc') await page.keyboard.press('Escape')
    else await page.getByRole('button', { name: '关闭' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/about$/)
    await expect(page.getByText('来基地看看，再决定是否合作')).toBeVisible()
    release()
    await expect(page.locator('[data-asleep]')).toHaveCount(0)
  })
}

/** Runs in the page: how far it is scrolled once nothing moves any longer. */
function restingPlace(): Promise<number> {
  return new Promise((resolve) => {
    let last = -1
    function look() {
      if (scrollY === last) return resolve(last)
      last = scrollY
      setTimeout(look, 200)
    }
    look()
  })
}

/** Runs in the page: how far it is scrolled in the first frame after its heading has changed. */
function placeAtFirst(heading: string): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== heading) return
      observer.disconnect()
      requestAnimationFrame(() => resolve(scrollY))
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}
