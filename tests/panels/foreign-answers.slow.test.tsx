import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { toast } from '#design-system/toast/index.ts'
import { demoAdministrator } from '#mocks/accounts.ts'
import { fewRecords } from '#tests/failures/few-records.ts'
import { askAs, backend, showConsoleAt, showPanel, rowOf, withConsoleApi } from './console-fixture.tsx'

/* Responses with status 200 that are not ours: from a proxy, a network with its own login, a half-updated server. */

withConsoleApi()
beforeEach(() => backend.seed(fewRecords))

/** Each goes through many answers on one screen. */
const TIMEOUT = 120_000

const html = '<html><body><h1>请先登录本网络</h1></body></html>'
const json = 'application/json; charset=utf-8'

/** Bodies with their types that mean success of no write. `is-own-success.test.ts` covers more of them. */
const foreign = [
  [html, 'text/html'],
  ['{}', json],
  ['null', json],
  ['OK', 'text/plain'],
] as const

let replaced: RegExp | undefined
let replacement: readonly [body: string, type: string] = ['', '']

beforeEach(() => {
  replaced = undefined
  const asked = window.fetch
  vi.spyOn(window, 'fetch').mockImplementation(async (address, request) => {
    const line = `${request?.method ?? 'GET'} ${new URL(String(address)).pathname}`
    const [body, type] = replacement
    if (!replaced?.test(line)) return asked(address, request)
    return new Response(body, { status: 200, headers: { 'content-type': type } })
  })
})

/** From now on these calls are answered so, with status 200. */
function answerWith(calls: RegExp, body: unknown, type: string = json) {
  replaced = calls
  replacement = [typeof body === 'string' ? body : JSON.stringify(body), type]
}

/** Does something once for each foreign answer of these calls, and sees the sentence; nothing is said to have succeeded. */
async function meetForeign(
  calls: RegExp,
  press: () => Promise<unknown>,
  sentence: string | RegExp,
  unsure?: RegExp,
) {
  for (const [body, type] of foreign) {
    toast.clear()
    answerWith(calls, body, type)
    await press()
    expect(await screen.findByText(sentence)).toBeVisible()
    if (unsure) expect(screen.getByText(unsure)).toBeVisible()
    expect(screen.queryByText(/成功|已结束|已全部退出/)).toBeNull()
  }
}

test(
  'one’s own password may have been changed: nobody can tell, and what was typed stays',
  { timeout: TIMEOUT },
  async () => {
    const { user, session } = await showConsoleAt('partner')
    const dialog = await openPasswords(user)
    const press = () => user.click(dialog.getByRole('button', { name: '修改' }))
    await meetForeign(/^POST \/api\/admin\/password$/, press, /^不能确定密码是否已经修改/)
    expect(dialog.getByLabelText(/^新密码/)).toHaveValue(NEW_PASSWORD)
    // A token of another kind is none either.
    for (const data of [null, [], { token: 7 }, { token: '' }]) {
      answerWith(/^POST \/api\/admin\/password$/, { code: 200, message: '操作成功', data })
      await press()
      expect(await dialog.findByText(/^不能确定密码是否已经修改/)).toBeVisible()
    }
    expect(localStorage.getItem('token')).toBe(session.token)
  },
)

test(
  'a row’s switch, an act on several rows and a deletion have not succeeded',
  { timeout: TIMEOUT },
  async () => {
    const { user, api } = await showPanel('partner')
    const [first] = await api('GET /api/partner/admin/list')
    const row = () => rowOf(first!.name)
    const writes = /^(POST|DELETE) \/api\/partner\//
    await meetForeign(
      writes,
      async () => user.click((await row()).getByRole('switch')),
      '状态更新失败',
      MAYBE,
    )
    await user.click((await row()).getByRole('checkbox'))
    await meetForeign(writes, () => user.click(screen.getByRole('button', { name: '批量禁用' })), '操作失败')
    const remove = async () => {
      await user.click((await row()).getByRole('button', { name: /^删除/ }))
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定' }))
    }
    await meetForeign(writes, remove, '删除失败', MAYBE)
  },
)

test(
  'a record may have been saved: nobody can tell, what was typed stands, and a refusal says nothing of it',
  { timeout: TIMEOUT },
  async () => {
    const { user, api } = await showPanel('partner')
    const [first] = await api('GET /api/partner/admin/list')
    await user.click((await rowOf(first!.name)).getByRole('button', { name: /^编辑/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(/名称/), '（更名）')
    const press = () => user.click(dialog.getByRole('button', { name: '保存' }))
    const writes = /^POST \/api\/partner\//
    await meetForeign(writes, press, /^保存失败：.*也可能已经保存/)
    expect(dialog.getByLabelText(/名称/)).toHaveValue(`${first!.name}（更名）`)
    answerWith(writes, { code: 500, message: '', data: null })
    await press()
    expect(await dialog.findByText('保存失败')).toBeVisible()
  },
)

test('an order stands in its dialog', { timeout: TIMEOUT }, async () => {
  const { user, api } = await showPanel('partner')
  const [first] = await api('GET /api/partner/admin/list')
  await rowOf(first!.name)
  await user.click(screen.getByRole('button', { name: '调整顺序' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByLabelText(`下移${first!.name}`))
  const press = () => user.click(dialog.getByRole('button', { name: '保存顺序' }))
  await meetForeign(/^POST \/api\/partner\/order$/, press, /^保存失败：.*也可能已经保存/)
})

test('sign-ins that were to be ended are still listed', { timeout: TIMEOUT }, async () => {
  const { user } = await showConsoleAt('partner')
  await askAs(demoAdministrator)
  await user.click(await screen.findByRole('button', { name: /^账号/ }))
  await user.click(await screen.findByRole('menuitem', { name: '我的登录' }))
  const dialog = within(await screen.findByRole('dialog', { name: '我的登录' }))
  const press = async () => {
    await user.click(await dialog.findByRole('button', { name: '结束其他登录' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定' }))
  }
  await meetForeign(/^DELETE \/api\/admin\/sessions/, press, '结束其他登录失败', MAYBE)
  expect(within(dialog.getByRole('list')).getAllByRole('listitem')).toHaveLength(2)
})

test(
  'X-94 an application that cannot be drawn is not shown: the reason stays typed',
  { timeout: TIMEOUT },
  async () => {
    const { user, dialog } = await openNewest()
    await user.click(within(dialog).getByRole('button', { name: '查看完整信息' }))
    const asked = within(await screen.findByRole('dialog', { name: '查看完整信息' }))
    await user.click(asked.getByRole('radio', { name: '其他' }))
    await user.type(asked.getByRole('textbox', { name: /具体原因/ }), '本人来电')
    for (const data of [null, {}, [], { id: 1 }, { id: 1, name: { first: '示' } }]) {
      answerWith(/^GET \/api\/application\/\d+$/, { code: 200, message: '操作成功', data })
      await user.click(asked.getByRole('button', { name: '查看' }))
      expect(await asked.findByText('查看完整信息失败')).toBeVisible()
      expect(asked.getByRole('textbox', { name: /具体原因/ })).toHaveValue('本人来电')
    }
  },
)

test('X-94 an amount that cannot be told asks nobody to erase anything', { timeout: TIMEOUT }, async () => {
  const { user, dialog } = await openNewest()
  const some = { applications: 1, messages: 2 }
  for (const data of [
    null,
    {},
    [],
    some,
    { ...some, names: '甲' },
    { ...some, applications: {}, names: ['甲'] },
  ]) {
    toast.clear()
    answerWith(/^GET \/api\/application\/\d+\/person$/, { code: 200, message: '操作成功', data })
    await user.click(within(dialog).getByRole('button', { name: '彻底删除此人信息' }))
    expect(await screen.findByText('删除个人信息失败')).toBeVisible()
    expect(screen.queryByRole('button', { name: '彻底删除' })).toBeNull()
  }
  expect(dialog).toBeVisible()
})

/** Nobody can tell: the server may have done it before something in between answered. */
const MAYBE = /^收到的回答无法识别，可能已经生效/

const NEW_PASSWORD = 'tea garden 2026 east'

type Hands = Awaited<ReturnType<typeof showPanel>>['user']

async function openPasswords(user: Hands) {
  await user.click(await screen.findByRole('button', { name: /^账号/ }))
  await user.click(await screen.findByRole('menuitem', { name: '修改密码' }))
  const dialog = within(await screen.findByRole('dialog', { name: '修改密码' }))
  const words = [demoAdministrator.password, NEW_PASSWORD, NEW_PASSWORD]
  for (const [index, label] of [/^原密码/, /^新密码/, /^确认新密码/].entries()) {
    await user.click(dialog.getByLabelText(label))
    await user.paste(words[index] ?? '')
  }
  return dialog
}

async function openNewest() {
  const shown = await showPanel('application')
  const { records } = await shown.api('GET /api/application/admin/list', { query: { page: 1, size: 1 } })
  const row = await rowOf(records[0]!.name)
  await shown.user.click(row.getByRole('button', { name: '查看' }))
  return { ...shown, dialog: await screen.findByRole('dialog', { name: '简历详情' }) }
}
