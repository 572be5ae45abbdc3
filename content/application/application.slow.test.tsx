import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { behave, meet, rowOf, sent, showPanel, withConsoleApi } from '#tests/panels/console-fixture.tsx'
import { savedFiles } from '#tests/panels/saved-files.ts'

withConsoleApi()

const LIST = 'GET /api/application/admin/list'

/** Opens the panel and reads its newest application. */
async function openNewest() {
  const shown = await showPanel('application')
  const { records } = await shown.api(LIST, { query: { page: 1, size: 1 } })
  const newest = records[0]!
  await shown.user.click((await rowOf(newest.name)).getByRole('button', { name: '查看' }))
  return { ...shown, newest, dialog: await screen.findByRole('dialog', { name: '简历详情' }) }
}

test('A-003, A-147, A-148 applications stand in a table, and one is read in a dialog that changes nothing', async () => {
  const { newest, dialog } = await openNewest()
  expect(screen.getAllByRole('rowheader', { hidden: true })).toHaveLength(10)
  for (const text of [newest.jobTitle, newest.school, newest.experience, newest.email])
    expect(dialog).toHaveTextContent(text)
  expect(within(dialog).queryByRole('textbox')).toBeNull()
})

test('X-71, X-94 numbers are masked until a reason is given, which the journal keeps', async () => {
  const { user, api, newest, dialog } = await openNewest()
  expect(dialog).toHaveTextContent(newest.idNumber)
  expect(newest.idNumber).toMatch(/^\d{3}\*+\w{4}$/)
  expect(newest.phone).toMatch(/^\d{3}\*{4}\d{4}$/)
  expect(within(dialog).queryByRole('button', { name: '复制电话' })).toBeNull()

  await user.click(within(dialog).getByRole('button', { name: '查看完整信息' }))
  const asked = within(await screen.findByRole('dialog', { name: '查看完整信息' }))
  await user.click(asked.getByRole('button', { name: '查看' }))
  expect(await asked.findByText('请选择查看原因')).toBeVisible()
  await user.click(asked.getByRole('radio', { name: '其他' }))
  await user.click(asked.getByRole('button', { name: '查看' }))
  expect(await asked.findByText('请输入具体原因')).toBeVisible()
  expect(sent.some(({ line }) => line === `GET /api/application/${newest.id}`)).toBe(false)

  await user.type(asked.getByRole('textbox', { name: /具体原因/ }), '本人来电更正')
  await user.click(asked.getByRole('button', { name: '查看' }))
  await waitFor(() => expect(dialog).not.toHaveTextContent('*'))
  expect(within(dialog).getByText(/^\d{17}[\dX]$/)).toBeVisible()
  expect(within(dialog).getByRole('button', { name: '复制电话' })).toBeVisible()
  expect(within(dialog).getByRole('button', { name: '复制身份证号' })).toBeVisible()
  expect(within(dialog).queryByRole('button', { name: '查看完整信息' })).toBeNull()
  const hide = within(dialog).getByRole('button', { name: '隐藏完整信息' })
  // The keyboard comes back from the question to where it was.
  await waitFor(() => expect(hide).toHaveFocus())
  const { records } = await api('GET /api/admin/audit?action=&accountId=&typeName=', {
    query: { page: 1, size: 1 },
  })
  expect(records[0]).toMatchObject({ action: 'reveal', recordId: newest.id, title: '其他：本人来电更正' })
})

test('X-71 what is shown whole is masked again by a press', async () => {
  const { user, newest, dialog } = await openNewest()
  await user.click(within(dialog).getByRole('button', { name: '查看完整信息' }))
  await user.click(await screen.findByRole('radio', { name: '面试安排' }))
  await user.click(screen.getByRole('button', { name: '查看' }))
  await user.click(await within(dialog).findByRole('button', { name: '隐藏完整信息' }))
  expect(dialog).toHaveTextContent(newest.idNumber)
  expect(dialog).toHaveTextContent(newest.phone)
  expect(within(dialog).queryByText('已显示完整信息，查看原因已记入操作记录')).toBeNull()
})

test('X-16 Esc asks before a typed reason is given up, and leaves a choice at once', async () => {
  const { user, dialog } = await openNewest()
  await user.click(within(dialog).getByRole('button', { name: '查看完整信息' }))
  await user.click(await screen.findByRole('radio', { name: '其他' }))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog', { name: '查看完整信息' })).toBeNull()

  await user.click(within(dialog).getByRole('button', { name: '查看完整信息' }))
  await user.click(await screen.findByRole('radio', { name: '其他' }))
  await user.type(screen.getByRole('textbox', { name: /具体原因/ }), '本人来电')
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('有未保存的修改，确定要放弃吗？')
})

test('X-94 a chosen reason needs no words; a refused reveal says why and shows nothing', async () => {
  const { user, api, newest, dialog } = await openNewest()
  await user.click(within(dialog).getByRole('button', { name: '查看完整信息' }))
  const asked = within(await screen.findByRole('dialog', { name: '查看完整信息' }))
  await user.click(asked.getByRole('radio', { name: '面试安排' }))
  behave('network-failure')
  await user.click(asked.getByRole('button', { name: '查看' }))
  expect(await asked.findByText('网络错误，请稍后重试')).toBeVisible()
  expect(dialog).toHaveTextContent(newest.idNumber)
  behave('normal')
  await user.click(asked.getByRole('button', { name: '查看' }))
  await waitFor(() => expect(dialog).not.toHaveTextContent('*'))
  const { records } = await api('GET /api/admin/audit?action=&accountId=&typeName=', {
    query: { page: 1, size: 1 },
  })
  expect(records[0]).toMatchObject({ action: 'reveal', title: '面试安排' })
})

test('A-013, A-149, A-313, A-326 a row button marks as processed and as pending', async () => {
  const { user, api } = await showPanel('application')
  const { records } = await api(LIST, { query: { status: 0, page: 1, size: 1 } })
  const [pending] = records
  const row = () => rowOf(pending!.name)
  await user.click((await row()).getByRole('button', { name: '标记为已处理' }))
  expect(await screen.findByText('状态更新成功')).toBeVisible()
  expect(await (await row()).findByRole('button', { name: '标记为待处理' })).toBeVisible()
  await user.click((await row()).getByRole('button', { name: '标记为待处理' }))
  expect(await (await row()).findByRole('button', { name: '标记为已处理' })).toBeVisible()
  const marks = sent.filter(({ line }) => line === `POST /api/application/${pending!.id}/status`)
  expect(marks).toHaveLength(2)
})

test('A-149 the detail marks too, though the table is narrowed to the other state', async () => {
  window.location.hash = '#application?status=0'
  const { user, api } = await showPanel('application')
  const { total } = await api(LIST, { query: { status: 0, page: 1, size: 1 } })
  await user.click((await screen.findAllByRole('button', { name: '查看' }))[0]!)
  const dialog = within(await screen.findByRole('dialog', { name: '简历详情' }))
  await user.click(dialog.getByRole('button', { name: '标记为已处理' }))
  expect(await dialog.findByText('已处理')).toBeVisible()
  await waitFor(() => expect(screen.getByText(`共 ${total - 1} 条`)).toBeVisible())
  const back = dialog.getByRole('button', { name: '标记为待处理' })
  await waitFor(() => expect(back).not.toHaveAttribute('aria-busy'))
  await user.click(back)
  expect(await dialog.findByText('待处理')).toBeVisible()
  await waitFor(() => expect(screen.getByText(`共 ${total} 条`)).toBeVisible())
})

test('X-71 the résumé is saved under the name its applicant gave it', async () => {
  const files = savedFiles()
  const { user, api } = await showPanel('application')
  const { records } = await api(LIST, { query: { page: 1, size: 100 } })
  const owner = records.find(({ resumeUrl }) => resumeUrl)!
  await user.type(await screen.findByRole('searchbox'), owner.email)
  await waitFor(() => expect(screen.getByText('共 1 条')).toBeVisible())
  await user.click((await rowOf(owner.name)).getByRole('button', { name: '查看' }))
  await user.click(await screen.findByRole('button', { name: '下载简历' }))
  await waitFor(() => expect(files.names).toEqual([`${owner.name}-简历.pdf`]))
  expect(files.last().type).toBe('application/pdf')
})

test('A-425 deleting from the detail asks, deletes and closes it', async () => {
  const { user, api, newest, dialog } = await openNewest()
  const { total } = await api(LIST, { query: { page: 1, size: 1 } })
  await user.click(within(dialog).getByRole('button', { name: '删除' }))
  expect(await screen.findByText('确定要删除这条应聘简历吗？')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '确定' }))
  expect(await screen.findByText('删除成功')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '简历详情' })).toBeNull())
  const after = await api(LIST, { query: { page: 1, size: 1 } })
  expect([after.total, after.records[0]!.id]).not.toContain(newest.id)
  expect(after.total).toBe(total - 1)
})

test('X-94 all that is kept of one person is saved from the detail', async () => {
  const files = savedFiles()
  const { user, newest, dialog } = await openNewest()
  await user.click(within(dialog).getByRole('button', { name: '导出此人全部信息' }))
  await waitFor(() => expect(files.names).toEqual([expect.stringMatching(/^个人信息-\d{8}\.json$/)]))
  const data = JSON.parse(await files.last().text()) as { applications: { id: number }[] }
  expect(data.applications.map(({ id }) => id)).toContain(newest.id)
})

test('X-94 erasure of one person asks, naming what goes, and leaves nothing of them', async () => {
  const { user, api, newest, dialog } = await openNewest()
  const { id } = newest
  const amount = await api('GET /api/application/{id}/person', { id })
  await user.click(within(dialog).getByRole('button', { name: '彻底删除此人信息' }))
  const question = await screen.findByRole('alertdialog')
  for (const text of [`应聘简历 ${amount.applications} 份`, `访客留言 ${amount.messages} 条`, newest.name])
    expect(question).toHaveTextContent(text)
  await user.click(within(question).getByRole('button', { name: '彻底删除' }))
  expect(await screen.findByText('此人的全部信息已彻底删除')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '简历详情' })).toBeNull())
  await expect(api('GET /api/application/{id}/person', { id })).rejects.toMatchObject({ status: 404 })
})

test.each([
  ['查看完整信息', 'GET/api/application/{id}', '查看完整信息失败'],
  ['彻底删除此人信息', 'GET/api/application/{id}/person', '删除个人信息失败'],
])(
  '%s says so where the answer has another shape, and the application stands',
  async (name, call, sentence) => {
    const { user, newest, dialog } = await openNewest()
    meet(`${call}=wrong-shape`)
    await user.click(within(dialog).getByRole('button', { name }))
    const reason = screen.queryByRole('radio', { name: '面试安排' })
    if (reason) {
      await user.click(reason)
      await user.click(screen.getByRole('button', { name: '查看' }))
    }
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(dialog).toHaveTextContent(newest.idNumber)
  },
)

test('X-82 the file of the list has the name the server gives it', async () => {
  const files = savedFiles()
  const { user } = await showPanel('application')
  await user.click(await screen.findByRole('button', { name: '导出：应聘简历' }))
  await user.click(await screen.findByRole('menuitem', { name: '导出 CSV' }))
  await waitFor(() => expect(files.names).toEqual([expect.stringMatching(/^应聘简历-\d{8}\.csv$/)]))
})

test('A-607 a failed load says 加载简历信息失败', async () => {
  behave('load-fails-application')
  await showPanel('application')
  expect(await screen.findByText('加载简历信息失败')).toBeVisible()
})

test('an inbox without applications says where they come from', async () => {
  behave('empty')
  await showPanel('application')
  expect(await screen.findByText('还没有应聘简历')).toBeVisible()
})
