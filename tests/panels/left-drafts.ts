import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { saveDraft, writeDrafts, type Draft } from '#app/admin/local-data/drafts.ts'
import { currentSession } from '#app/admin/api/session.ts'
import { demoAdministrator } from '#mocks/accounts.ts'
import { askAs, rowOf, showConsoleAt } from './console-fixture.tsx'

export const TIME = '\\d+月\\d+日 \\d\\d:\\d\\d'
export const LEFT = new RegExp(`^有 ${TIME} 填写但未保存的内容$`)
export const dialog = async () => within(await screen.findByRole('dialog'))
export const titleField = async () => (await dialog()).getByRole('textbox', { name: /^标题/ })
export const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))

/** A record that was opened, with something typed behind its title. */
export async function typeInto(title: string, typed: string) {
  const shown = await showConsoleAt('banner')
  const row = await rowOf(title)
  await shown.user.click(row.getByRole('button', { name: '编辑' }))
  await shown.user.type(await titleField(), typed)
  return shown
}

export async function firstBanner() {
  const { api } = await askAs(demoAdministrator)
  const [first] = await api('GET /api/banner/admin/list')
  return first!
}

export async function signIn(user: UserEvent, { username, password }: typeof demoAdministrator) {
  await user.type(await screen.findByRole('textbox', { name: /^用户名/ }), username)
  await user.type(screen.getByLabelText(/^密码/), password)
  await press(user, '登录')
  await waitFor(() => expect(currentSession()?.user.username).toBe(username))
}

/** A draft as an earlier visit left it. */
export function leave(draft: Partial<Draft>): void {
  saveDraft({
    id: 'left',
    account: demoAdministrator.username,
    place: 'banner',
    record: undefined,
    // So far ahead that it never gets too old to be offered.
    typedAt: Date.parse('2099-11-25T01:12:00.000Z'),
    typed: { title: '早上写的' },
    version: undefined,
    ...draft,
  })
  writeDrafts()
}
