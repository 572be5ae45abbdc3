import { NO_WORKER } from '#stories/toolbar-globals/available-globals.ts'
import { expect, frameOf, goTo, PLAIN_HOST, test } from './manager-test.ts'

const menus = ['主题', '接口场景', '答案形状', '内容极限', '脚本', '看的人']

test.describe(() => {
  // In one process: one frame of Storybook serves all of them.
  test.describe.configure({ mode: 'default' })

  test('a toolbar global looks chosen only where it differs, and all are reset by one button', async ({
    look,
  }) => {
    const page = await look('pages-home--normal')
    await expect(frameOf(page).getByRole('heading', { level: 1 }).first()).toBeVisible()
    for (const name of menus) await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
    const reset = page.getByRole('button', { name: '所有观察方式恢复默认' })
    await expect(reset).toHaveCount(0)

    await page.getByRole('button', { name: '主题', exact: true }).click()
    await page.getByRole('option', { name: '深色' }).click()
    await expect(frameOf(page).locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('button', { name: /^主题/ })).toContainText('深色')
    await page.getByRole('tab', { name: '场景' }).click()
    await page.getByRole('textbox', { name: '情境' }).fill('load@banner=500')
    await page.getByRole('button', { name: '应用情境' }).click()
    await expect(reset).toContainText('恢复默认（2）')

    await reset.click()
    await expect(frameOf(page).locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(reset).toHaveCount(0)
    expect(page.url()).not.toContain('mock=')
    await expect(page.getByRole('button', { name: '主题', exact: true })).toBeVisible()
  })

  test('what prints is offered where the site serves it, and nowhere else', async ({ look }) => {
    for (const { path, isServed } of [
      { path: 'site-header-and-footer--header-on-light', isServed: true },
      { path: 'design-system-button--docs', isServed: false },
      { path: 'pages-contact--docs', isServed: true },
      { path: 'console-login--normal', isServed: false },
    ]) {
      const page = await look(path)
      await expect(page.getByRole('button', { name: '主题', exact: true })).toBeVisible()
      for (const name of ['脚本', '看的人'])
        await expect(page.getByRole('button', { name, exact: true }), path).toHaveCount(isServed ? 1 : 0)
    }
  })

  test('no toolbar global is offered on a page of words', async ({ look }) => {
    const page = await look('start--docs')
    await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible()
    for (const name of menus) await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  })

  test('what cannot change a component is not offered there', async ({ look }) => {
    const page = await look('design-system-button--playground')
    await expect(page.getByRole('button', { name: '主题', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: '接口场景', exact: true })).toHaveCount(0)
    // From where it is offered: a toolbar that has not changed yet would offer it still.
    await goTo(page, 'pages-home--normal')
    await expect(page.getByRole('button', { name: '内容极限', exact: true })).toBeVisible()
    await goTo(page, 'design-system-tag--playground')
    await expect(page.getByRole('button', { name: '内容极限', exact: true })).toHaveCount(0)
  })
})

test('toolbar globals and mock rules survive the way into a tab of its own, and are told on a page of words', async ({
  open,
}) => {
  const page = await open('pages-home--normal&globals=theme:dark&mock=load@banner=500')
  await expect(frameOf(page).locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('button', { name: /^主题/ })).toContainText('深色')
  const alone = page.getByRole('link', { name: '在新标签页打开画布' })
  const [tab] = await Promise.all([page.waitForEvent('popup'), alone.click()])
  await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(new URL(tab.url()).searchParams.get('mock')).toBe('load@banner=500')
  await tab.close()
  await goTo(page, 'start--docs')
  await expect(page.getByRole('button', { name: /^主题/ })).toContainText('深色')
})

test('a toolbar global in the address of a page of words is told there, and on what it cannot change', async ({
  open,
}) => {
  const page = await open('start--docs&globals=theme:dark;extreme:fifty')
  await expect(page.getByRole('button', { name: /^主题/ })).toContainText('深色')
  await goTo(page, 'design-system-tag--playground')
  await expect(page.getByRole('button', { name: '内容极限 各五十条' })).toBeVisible()
})

test('where no service worker may run, this is said, and components are shown all the same', async ({
  open,
}) => {
  const page = await open('design-system-button--playground', { host: PLAIN_HOST })
  await expect(page.getByText('这里不能模拟接口')).toBeVisible()
  await expect(frameOf(page).getByRole('button').first()).toBeVisible()
  await goTo(page, 'pages-home--normal')
  await expect(frameOf(page).getByText(NO_WORKER).first()).toBeVisible()
  await expect(frameOf(page).locator('.sb-errordisplay_code')).toBeHidden()
  await goTo(page, 'start--docs')
  await expect(frameOf(page).getByRole('note')).toHaveText(NO_WORKER)
})
