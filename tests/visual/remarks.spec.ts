import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { axeFaults } from '#tests/e2e/fixtures/axe-faults.ts'
import { expect, frameOf, test } from './manager-test.ts'

/** How far down the middle of an element stands. */
async function middleOf(element: Locator): Promise<number> {
  const { y = 0, height = 0 } = (await element.boundingBox()) ?? {}
  return y + height / 2
}

test('a remark is placed, kept, resolved, and comes back as one file', async ({ open }) => {
  const page = await open('pages-contact--normal')
  const frame = frameOf(page)
  const heading = frame.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await page.getByRole('tab', { name: /备注/ }).click()

  await page.getByRole('button', { name: '在画布上标一处' }).click()
  await heading.click()
  await page.getByRole('button', { name: '保存备注' }).click()
  await expect(page.getByRole('alert')).toHaveText('请写下备注的内容。')
  await page.getByLabel(/备注内容/).fill('标题再大一号')
  await page.getByLabel('您的名字').fill('李工')
  await page.getByRole('button', { name: '保存备注' }).click()
  const pin = frame.getByRole('button', { name: '备注 1：标题再大一号' })
  await expect(pin).toBeVisible()

  await page.reload()
  await page.getByRole('tab', { name: /备注/ }).click()
  await expect(pin).toBeVisible()
  // While the page is laid out the pin goes along.
  await expect.poll(async () => Math.abs((await middleOf(pin)) - (await middleOf(heading)))).toBeLessThan(8)
  await pin.click()
  await expect(page.getByRole('listitem').filter({ hasText: '标题再大一号' })).toBeFocused()

  await page.getByRole('button', { name: '备注 1：标为已解决' }).click()
  await expect(frame.getByRole('button', { name: '备注 1（已解决）：标题再大一号' })).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出文件' }).click(),
  ])
  const file = await readFile(await download.path(), 'utf8')
  await page.getByRole('button', { name: '备注 1：删除' }).click()
  await expect(pin).toHaveCount(0)

  const input = page.getByLabel('导入备注文件')
  const given = (text: string) =>
    input.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await given(file.slice(0, -20))
  await expect(page.getByText('备注文件已损坏')).toBeVisible()
  await expect(page.getByText('这里还没有备注。')).toBeVisible()
  await given(file)
  await expect(page.getByText('另有 1 条已被删除，没有恢复。')).toBeVisible()
  await expect(page.getByText('这里还没有备注。')).toBeVisible()

  await page.getByRole('button', { name: '撤销' }).click()
  await expect(frame.getByRole('button', { name: /^备注 1/ })).toBeVisible()
  await given(file)
  await expect(page.getByText('导入：新增 0 条，更新 0 条，删除 0 条，1 条已在。')).toBeVisible()
  await expect(frame.getByRole('button', { name: /^备注 1/ })).toBeVisible()
})

test.describe(() => {
  // In one process: one frame of Storybook serves all of them, none of which leaves what another asks for.
  test.describe.configure({ mode: 'default' })
  test.afterAll(({ look }) => look.end())

  test('damaged entries of the browser are told of and left as they are', async ({ look }) => {
    const page = await look('design-system-button--playground', {
      kept: { 'storybook-remark/broken': '{"id":' },
    })
    await page.getByRole('tab', { name: /备注/ }).click()
    await expect(page.getByText('这个浏览器里有 1 条备注记录已损坏')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('storybook-remark/broken'))).toBe('{"id":')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '导出损坏的记录' }).click(),
    ])
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
      entries: [{ key: 'storybook-remark/broken', text: '{"id":' }],
    })
  })

  test('a spot is taken by keyboard, and left by Escape', async ({ look }) => {
    const page = await look('design-system-button--playground')
    const button = frameOf(page).getByRole('button').first()
    await expect(button).toBeVisible()
    await page.getByRole('tab', { name: /备注/ }).click()
    await page.getByRole('button', { name: '在画布上标一处' }).click()
    await button.focus()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: '在画布上标一处' })).toBeVisible()
    await page.getByRole('button', { name: '在画布上标一处' }).click()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('备注内容（已标位置）')).toBeVisible()
  })

  test('two texts of one remark stand side by side until one is chosen, 1280 px', async ({ look }) => {
    const page = await look('design-system-button--playground')
    await page.setViewportSize({ width: 1280, height: 900 })
    await chooseText(page)
  })
})

test('two texts of one remark stand side by side until one is chosen, 360 px', async ({ open }) => {
  const page = await open('design-system-button--playground', { width: 360 })
  await page.getByRole('button', { name: '打开面板' }).click()
  await chooseText(page)
})

/** One remark is brought by files with another text each, and one of them is chosen. */
async function chooseText(page: Page) {
  await page.getByRole('tab', { name: /备注/ }).click()
  const said = (id: string, author: string, text: string) => ({
    ...{ id, author, text, isResolved: false, changedAt: '2026-01-01T08:00:00.000Z' },
  })
  const remark = (versions: object[]) => ({
    ...{ id: 'a', storyId: 'design-system-button--playground', createdAt: '2026-01-01T08:00:00.000Z' },
    ...{ past: ['first'], versions },
  })
  const give = (versions: object[]) =>
    page.getByLabel('导入备注文件').setInputFiles({
      ...{ name: 'a.json', mimeType: 'application/json' },
      buffer: Buffer.from(
        JSON.stringify({
          kind: 'storybook-remarks',
          version: 3,
          remarks: [remark(versions)],
          deletions: [],
        }),
      ),
    })
  await give([said('b', '李工', '按钮再大一号')])
  await expect(page.getByText('导入：新增 1 条')).toBeVisible()
  await give([said('c', '王工', '按钮太大，请改小')])
  await expect(page.getByText('其中 1 条两边说法不同')).toBeVisible()
  const entry = page.getByRole('listitem').filter({ hasText: '这条备注有 2 种说法' })
  await expect(entry).toContainText('按钮再大一号')
  await expect(entry).toContainText('按钮太大，请改小')
  expect(await axeFaults(page, { within: '#remark-a' })).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

  await page.getByRole('button', { name: '备注 1：留这一种（第 2 种说法）' }).click()
  await expect(page.getByText('种说法')).toHaveCount(0)
  await expect(page.locator('#remark-a')).toContainText('王工')
  await give([said('b', '李工', '按钮再大一号')])
  await expect(page.getByText('导入：新增 0 条，更新 0 条，删除 0 条，1 条已在。')).toBeVisible()
}
