import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { demoAdministrator } from '#mocks/accounts.ts'
import { askAs, sent, showConsoleAt, withConsoleApi } from './console-fixture.tsx'

withConsoleApi()

const NEW_PASSWORD = 'tea garden 2026 east'

test('A-426 anyone who changes the password stays signed in, with the new token', async () => {
  const { user, api, session } = await showConsoleAt('dashboard')
  const other = await askAs(demoAdministrator)
  await user.click(await screen.findByRole('button', { name: /^账号/ }))
  await user.click(await screen.findByRole('menuitem', { name: '修改密码' }))
  const dialog = within(await screen.findByRole('dialog', { name: '修改密码' }))
  const fill = async (password: string) => {
    for (const label of [/^新密码/, /^确认新密码/]) {
      await user.clear(dialog.getByLabelText(label))
      await user.paste(password)
    }
    await user.click(dialog.getByRole('button', { name: '修改' }))
  }
  await user.click(dialog.getByLabelText(/^原密码/))
  await user.paste('not the password')
  await fill(NEW_PASSWORD)
  // Said once, at its field.
  expect(await dialog.findByText('原密码不正确')).toBeVisible()
  await user.click(dialog.getByLabelText(/^确认新密码/))
  await user.keyboard('{Enter}')
  // Sent from another field it stays said, and its field has the keyboard.
  await waitFor(() => expect(dialog.getByLabelText(/^原密码/)).toHaveFocus())
  expect(dialog.getByText('原密码不正确')).toBeVisible()
  await user.clear(dialog.getByLabelText(/^原密码/))
  await user.paste(demoAdministrator.password)
  await fill('Password2026')
  await waitFor(() =>
    expect(dialog.getByLabelText(/^新密码/)).toHaveAccessibleDescription(
      /新密码过于常见，请换一个不容易猜到的/,
    ),
  )
  await fill(NEW_PASSWORD)
  expect(await screen.findByText('密码修改成功')).toBeVisible()

  const token = localStorage.getItem('token')
  expect(token).toMatch(/^[0-9a-f]{64}$/)
  expect(token).not.toBe(session.token)
  for (const former of [api, other.api]) await expect(former('GET /api/admin/session')).rejects.toThrow()
  sent.length = 0
  await user.click(
    within(screen.getByRole('navigation', { name: '主菜单' })).getByRole('button', { name: '页面配置' }),
  )
  await waitFor(() => expect(sent.length).toBeGreaterThan(0))
  for (const { headers } of sent) expect(headers.get('authorization')).toBe(`Bearer ${token}`)
  expect(screen.queryByRole('heading', { name: '管理员登录' })).toBeNull()
})
