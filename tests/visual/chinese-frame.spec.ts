import type { Frame, Page } from 'playwright-core'
import { expect, test } from './manager-test.ts'
import { openDocs } from './open-docs.ts'

/** Visible texts and labels without Chinese, except code, stories, type names and user texts. */
function englishIn(page: Page | Frame): Promise<string[]> {
  return page.evaluate(() => {
    const verbatim =
      'pre, code, kbd, script, style, [translate="no"], .sb-story, #storybook-root, .docblock-argstable-body td, legend'
    const isEnglish = (text: string) => /[A-Za-z]{3}/.test(text) && !/[\u4e00-\u9fff]/.test(text)
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const element = text.parentElement
      if (element && !element.closest(verbatim) && element.checkVisibility())
        found.add(text.nodeValue?.trim() ?? '')
    }
    for (const element of document.querySelectorAll('button, a, input, textarea, [role]'))
      if (!element.closest('pre, [translate="no"], .sb-story, #storybook-root'))
        for (const name of ['aria-label', 'placeholder']) found.add(element.getAttribute(name) ?? '')
    return [...found].filter(isEnglish)
  })
}

test('what Storybook says around a story is Chinese: directory, toolbar, panels, search', async ({
  open,
}) => {
  const page = await open('design-system-button--playground')
  await expect(page.getByRole('columnheader', { name: '默认值' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  // Its name, for readers of screens, is all.
  await expect.poll(() => englishIn(page)).toEqual(['Storybook'])
  await page.getByRole('tab', { name: '无障碍' }).click()
  await expect.poll(() => englishIn(page)).toEqual(['Storybook'])
  await page.getByPlaceholder('查找组件').fill('zzzz')
  await expect(page.getByText('没有找到')).toBeVisible()
  await expect.poll(() => englishIn(page)).toEqual(['Storybook'])
})

test('a panel of properties that has none says so in Chinese, though it takes more than one text', async ({
  open,
}) => {
  const page = await open('pages-internet-bpo--normal')
  await expect(page.getByText('这个故事没有可以调的属性')).toBeVisible()
  await expect(page.getByText(/couldn't find or generate|configure docgen/)).toHaveCount(0)
})

test('blocks of documentation say what they do in Chinese, also when that changes', async ({
  stages,
  site,
}) => {
  const { page } = await stages({ docs: true })
  await openDocs(page, site, 'design-system-button--docs')
  await page.getByRole('switch', { name: '显示代码' }).first().click()
  await expect(page.getByRole('switch', { name: '收起代码' }).first()).toBeVisible()
  await expect(page.getByRole('columnheader', { name: '默认值' }).first()).toBeVisible()
  for (const name of ['重新载入故事', '放大', '在新标签页打开画布'])
    await expect(
      page.getByRole('button', { name }).or(page.getByRole('link', { name })).first(),
    ).toBeVisible()
  // Of pages without a usage page of their own the stories follow below each other.
  await openDocs(page, site, 'console-panels-banner--docs')
  await expect(page.getByRole('heading', { level: 2, name: /故事$/ })).toBeVisible()
})

test('where a story is not found this is said in Chinese', async ({ stages, site }) => {
  const { page } = await stages({ docs: true })
  await page.goto(`${site.address}iframe.html?id=nothing--here&viewMode=story`)
  await expect(page.getByRole('heading', { name: /没有“nothing--here”这个故事/ })).toBeVisible()
})
