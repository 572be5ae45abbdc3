import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { behave, rowOf, sent, showPanel, withConsoleApi } from '#tests/panels/console-fixture.tsx'

withConsoleApi()

test('A-120, A-247, A-248, A-249 the introduction of soil submission is always saved with status 1', async () => {
  const { user, api } = await showPanel('case-soil-submission')
  const known = await api('GET /api/soil-submission/')
  await api('POST /api/soil-submission/save', { body: { ...known, status: 0 } })
  await user.type(await screen.findByRole('textbox', { name: /^标题/ }), '（改）')
  await user.click(screen.getByRole('button', { name: '保存' }))
  // The form had been loaded before: the other change is told, and the second save is a deliberate one.
  await waitFor(() =>
    expect(sent.filter(({ line }) => line === 'POST /api/soil-submission/save')).not.toHaveLength(0),
  )
  expect(sent.find(({ line }) => line === 'POST /api/soil-submission/save')?.body).toMatchObject({
    status: 1,
  })
})

test.each([
  ['A-614', 'case-soil-submission', '加载土壤汇交简介失败'],
  ['A-624', 'case-data-autonomous-driving', '加载自动驾驶介绍失败'],
] as const)('%s a failed load of %s says %s', async (_line, panel, sentence) => {
  behave('every-load-fails')
  await showPanel(panel)
  expect(await screen.findByText(sentence)).toBeVisible()
})

test('A-129, A-130, X-88 autonomous driving: an introduction, and items in four tabs by category with their numbers', async () => {
  const { user, api } = await showPanel('case-data-autonomous-driving')
  expect(await screen.findByRole('textbox', { name: /^副标题/ })).toBeVisible()
  for (const [category, title] of [
    ['service', '服务内容'],
    ['collection', '数据采集'],
    ['platform', '标注平台'],
    ['advantage', '服务优势'],
  ] as const) {
    const items = await api('GET /api/autonomous-driving/admin/items/{category}', { category })
    const tab = await screen.findByRole('tab', { name: `${title}${items.length}` })
    await user.click(tab)
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(items.length))
    expect(screen.getByRole('rowheader', { name: items[0]!.title })).toBeVisible()
  }
})

test('A-259 an item moves to another tab by its category', async () => {
  window.location.hash = '#case-data-autonomous-driving?tab=collection'
  const { user, api } = await showPanel('case-data-autonomous-driving')
  const listedIn = (category: string) =>
    api('GET /api/autonomous-driving/admin/items/{category}', { category })
  const [[item, ...others], platform] = [await listedIn('collection'), await listedIn('platform')]
  await user.click((await rowOf(item!.title)).getByText('编辑'))
  await chooseCategory(user, '标注平台')
  await waitFor(() => expect(screen.queryByText(item!.title)).toBeNull())
  expect(await screen.findByText(others[0]!.title)).toBeVisible()
  expect(await screen.findByRole('tab', { name: `标注平台${platform.length + 1}` })).toBeVisible()
  expect(await listedIn('platform')).toContainEqual(expect.objectContaining({ id: item!.id }))
})

test('A-259 a new item begins with the category of its tab, and need not keep it', async () => {
  window.location.hash = '#case-data-autonomous-driving?tab=collection'
  const { user } = await showPanel('case-data-autonomous-driving')
  await user.click((await screen.findAllByText('新增自动驾驶条目'))[0]!)
  await user.type(within(await screen.findByRole('dialog')).getByRole('textbox', { name: /^标题/ }), '闭环')
  await chooseCategory(user, '服务优势')
  expect(await screen.findByText('保存成功')).toBeVisible()
  expect(sent.find(({ line }) => line === 'POST /api/autonomous-driving/item/save')?.body).toMatchObject({
    category: 'advantage',
  })
})

test.each([
  ['A-159', 'service-data', ['页面介绍', '标注流程'], 'GET /api/data-annotation'],
  ['A-163', 'service-map', ['页面介绍'], 'GET /api/map-surveying/'],
  ['A-166', 'service-industry', ['页面介绍', '合作院校', '课程', '实践'], 'GET /api/industry-education'],
] as const)(
  '%s %s opens with the form of its page, in sections, filled in as it was kept',
  async (_line, panel, headings, line) => {
    const { api } = await showPanel(panel)
    for (const heading of headings)
      expect(await screen.findByRole('heading', { name: heading, level: 2 })).toBeVisible()
    const { title, description } = (await api(line)) as { title: string; description: string }
    expect(screen.getByRole('textbox', { name: /^标题/ })).toHaveValue(title)
    expect(screen.getAllByRole('textbox', { name: /描述/ })[0]).toHaveValue(description)
  },
)

/** In the form that the tab 数据采集 has opened. */
async function chooseCategory(user: UserEvent, category: string) {
  const dialog = within(await screen.findByRole('dialog'))
  const chosen = dialog.getByRole('button', { name: /分类/ })
  expect(chosen).toHaveTextContent('数据采集')
  await user.click(chosen)
  await user.click(await screen.findByRole('option', { name: category }))
  await user.click(dialog.getByText('保存'))
}
