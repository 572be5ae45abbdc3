import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { behave, sent, showPanel, withConsoleApi } from './console-fixture.tsx'

withConsoleApi()

const ADD = 'POST /api/core-member/add'

test('a record whose save was answered by nobody is not added twice when it had been saved', async () => {
  const { user, api, dialog } = await addInVain()
  // The server had done its work; only the answer was lost.
  await api(ADD, { body: { name: '许明', position: '总工程师' } })
  const before = timesAdded()
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('添加成功')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(timesAdded()).toBe(before)
  expect(await countOf(api, '许明')).toBe(1)
})

test('a record whose save reached nobody is added by the next try, and so is another one of the same words later', async () => {
  const { user, api, dialog } = await addInVain()
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await countOf(api, '许明')).toBe(1)
  const again = await openedFor(user)
  await user.click(again.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await countOf(api, '许明')).toBe(2)
})

type Shown = Awaited<ReturnType<typeof showPanel>>

const timesAdded = () => sent.filter(({ line }) => line === ADD).length

const countOf = async (api: Shown['api'], name: string) =>
  (await api('GET /api/core-member/all')).filter((member) => member.name === name).length

async function openedFor(user: Shown['user']) {
  await user.click(screen.getByRole('button', { name: '新增核心成员' }))
  const dialog = within(await screen.findByRole('dialog', { name: '新增核心成员' }))
  await user.type(dialog.getByRole('textbox', { name: /^姓名/ }), '许明')
  await user.type(dialog.getByRole('textbox', { name: /^职位/ }), '总工程师')
  return dialog
}

/** Fills the form and saves it while nothing is answered. */
async function addInVain() {
  const shown = await showPanel('core-member')
  await screen.findAllByRole('rowheader')
  const dialog = await openedFor(shown.user)
  behave('network-failure-on-save')
  await shown.user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await dialog.findByText('网络错误，请稍后重试')).toBeVisible()
  behave('normal')
  return { ...shown, dialog }
}
