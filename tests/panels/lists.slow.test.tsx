import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { ApiClient } from '#content/registry/api-client.ts'
import { fewRecords } from '#tests/failures/few-records.ts'
import { backend, behave, rowOf, sent, widthOf, withConsoleApi } from './console-fixture.tsx'
import { listed, made, openList, recordNow, type Known } from './list-fixture.ts'
import type { ListFacts } from './list-facts.ts'
import { recordLists } from './record-lists.ts'

withConsoleApi()
// One is acted on and others stand beside it; ten would be drawn as often, for nothing.
beforeEach(() => backend.seed(fewRecords))

/** One list that is open, with its first record as the API has it. */
interface OpenList {
  facts: ListFacts
  user: UserEvent
  api: ApiClient
  first: Known
}

const common = 'A-008, A-009, A-169, A-170, A-171, A-196, A-197, A-306, A-345, A-424, A-627, A-647'
const linesOf = ({ lines }: ListFacts) =>
  lines ? `${common}, ${lines.load}, ${lines.acts}, ${lines.form ?? 'X-67'}` : common

// Opening a panel takes half of a test's time, so one test covers everything about a list.
for (const facts of recordLists)
  test(
    `${linesOf(facts)} ${facts.noun}: a failed load says ${facts.loadFailure} and can be tried again; a record is changed, switched and deleted by its own calls; a dialog of its width; an empty form is told what it lacks; one without rules is sent, and says why the server took nothing (X-100)`,
    { timeout: 60_000 },
    async () => {
      behave('every-load-fails')
      const { user, api } = await openList(facts)
      expect(await screen.findByText(facts.loadFailure)).toBeVisible()
      behave('normal')
      await user.click(screen.getByRole('button', { name: /^重/ }))

      const [first] = await listed(api, facts)
      const open = { facts, user, api, first: first! }
      await change(open)
      await flip(open)
      await remove(open)
      await saveEmptyForm(open)
    },
  )

const nameOf = ({ facts, first }: OpenList) => String(first[facts.named[1]])

async function change(open: OpenList) {
  const { facts, user, api, first } = open
  const name = nameOf(open)
  await user.click((await rowOf(name)).getByRole('button', { name: /^编辑/ }))
  const dialog = within(await screen.findByRole('dialog', { name: `编辑${facts.noun}` }))
  const input = dialog.getByRole('textbox', { name: new RegExp(`^${facts.named[0]}`) })
  expect(input).toHaveValue(name)
  await user.type(input, '改')
  await user.click(dialog.getByRole('button', { name: facts.saves?.edit ?? '保存' }))
  expect(await screen.findByText(facts.says?.change ?? '更新成功')).toBeVisible()
  expect(made(facts.calls.change, first.id)[0]).toMatchObject({ body: { id: first.id } })
  expect((await recordNow(api, facts, first.id))?.[facts.named[1]]).toBe(`${name}改`)
}

async function flip(open: OpenList) {
  const { facts, user, api, first } = open
  const row = await rowOf(`${nameOf(open)}改`)
  const flag = facts.flag ?? 'status'
  const wasOn = first[flag] === 1
  const { on, off } = facts.buttons ?? {}
  await user.click(
    on && off
      ? row.getByRole('button', { name: new RegExp(`^${wasOn ? off : on}`) })
      : row.getByRole('switch'),
  )
  expect(await screen.findByText('状态更新成功')).toBeVisible()
  await waitFor(async () => expect((await recordNow(api, facts, first.id))?.[flag]).toBe(wasOn ? 0 : 1))
  expect(made(facts.calls.flip ?? facts.calls.change, first.id).length).toBeGreaterThan(0)
}

async function remove(open: OpenList) {
  const { facts, user, api, first } = open
  await user.click((await rowOf(`${nameOf(open)}改`)).getByRole('button', { name: /^删除/ }))
  const question = within(await screen.findByRole('alertdialog', { name: '提示' }))
  expect(question.getByText(`确定要删除这个${facts.noun}吗？`)).toBeVisible()
  await user.click(question.getByRole('button', { name: '确定' }))
  expect(await screen.findByText('删除成功')).toBeVisible()
  expect(made(facts.calls.remove, first.id)).toHaveLength(1)
  expect(await recordNow(api, facts, first.id)).toBeUndefined()
}

async function saveEmptyForm({ facts, user }: OpenList) {
  // Some lists add and change by the same call.
  sent.length = 0
  await user.click(await screen.findByRole('button', { name: `新增${facts.noun}` }))
  const opened = await screen.findByRole('dialog', { name: `新增${facts.noun}` })
  const [least, most] = facts.width ? [facts.width, facts.width] : [560, 800]
  expect(widthOf(opened)).toBeGreaterThanOrEqual(least)
  expect(widthOf(opened)).toBeLessThanOrEqual(most)
  const dialog = within(opened)
  if (facts.hasCommonPicture)
    expect((await dialog.findAllByText('支持 JPG、PNG、WEBP，不超过 2MB')).length).toBeGreaterThan(0)
  await user.click(dialog.getByRole('button', { name: facts.saves?.add ?? '保存' }))
  for (const sentence of facts.refusals)
    expect((await dialog.findAllByText(sentence)).length, sentence).toBeGreaterThan(0)
  if (facts.general) expect(dialog.getAllByText(facts.general).length).toBeGreaterThan(0)
  if (facts.refusals.length > 0) return expect(made(facts.calls.add)).toEqual([])
  expect(await dialog.findByText('内容不能全部为空，请至少填写一项文字或上传一个文件')).toBeVisible()
  expect(made(facts.calls.add)).toHaveLength(1)
}
