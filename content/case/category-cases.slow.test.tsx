import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MenuKey } from '#app/admin/shell/menu.ts'
import { behave, sent, showPanel, withConsoleApi } from '#tests/panels/console-fixture.tsx'

withConsoleApi()

const category = (panel: MenuKey, value: string, line: string) => ({ panel, value, line })
const categories = [
  category('case-data-large-model', 'large-model', 'A-131'),
  category('case-data-image-video', 'image-video', 'A-132'),
  category('case-data-content-relevance', 'content-relevance', 'A-133'),
  category('case-data-multilingual-text', 'multilingual-text', 'A-134'),
  category('case-data-multilingual-speech', 'multilingual-speech', 'A-135'),
  category('case-map-making', 'map-making', 'A-136'),
  category('case-urban-planning', 'urban-planning', 'A-137'),
  category('case-environment-protection', 'environment-protection', 'A-138'),
  category('case-resource-management', 'resource-management', 'A-139'),
  category('case-industry-shenzhen', 'shenzhen', 'A-140'),
  category('case-industry-guangzhou', 'guangzhou', 'A-141'),
  category('case-industry-jiangxi', 'jiangxi', 'A-142'),
]

for (const { panel, value, line } of categories)
  test(`${line}, X-10, X-96 ${panel} says 暂未配置 while it has no case, and gives a new one its category`, async () => {
    behave('empty')
    const { user } = await showPanel(panel)
    expect(await screen.findByText('暂未配置')).toBeVisible()
    behave('normal')
    await user.click(screen.getAllByRole('button', { name: '新增案例' })[0]!)
    const dialog = within(await screen.findByRole('dialog', { name: '新增案例' }))
    expect(dialog.getByRole('group', { name: '案例分类' })).toBeVisible()
    expect(dialog.queryByRole('button', { name: /案例分类/ }), 'fixed, not chosen').toBeNull()
    await user.type(dialog.getByRole('textbox', { name: /^案例标题/ }), '新的案例')
    await user.type(dialog.getByRole('textbox', { name: /^案例描述/ }), '介绍')
    await user.click(dialog.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('添加成功')).toBeVisible()
    expect(sent.find((call) => call.line === 'POST /api/case/add')?.body).toMatchObject({ category: value })
    expect(await screen.findByRole('rowheader', { name: '新的案例 新添加' })).toBeVisible()
  })

test('X-96 a category shows its own cases only', async () => {
  const { api } = await showPanel('case-map-making')
  const all = await api('GET /api/case/admin/list')
  const own = all.filter((each) => each.category === 'map-making')
  expect(own.length).toBeGreaterThan(0)
  await screen.findByRole('rowheader', { name: own[0]!.title })
  expect(screen.getAllByRole('rowheader')).toHaveLength(own.length)
})
