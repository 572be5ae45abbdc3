import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { currentSession } from '#app/admin/api/session.ts'
import { behave, sent, showPanel, withConsoleApi } from './console-fixture.tsx'

withConsoleApi()

test('A-429, A-594 the picture of a QR code is sent with the session; a failure says 图片上传失败', async () => {
  const { user } = await showPanel('wechat-qr-config')
  await user.click(await screen.findByRole('button', { name: '新增微信二维码' }))
  const dialog = within(await screen.findByRole('dialog', { name: '新增微信二维码' }))
  const picker = await dialog.findByLabelText<HTMLInputElement>(/^选择文件：/)

  behave('no-message-on-upload')
  await user.upload(picker, picture('code.png', 'image/png'))
  expect(await dialog.findByText('图片上传失败')).toBeVisible()
  expect(uploads()).toHaveLength(1)
  expect(uploads()[0]?.headers.get('authorization')).toBe(`Bearer ${currentSession()?.token}`)
})

const uploads = () => sent.filter(({ line }) => line === 'POST /api/upload')

const picture = (name: string, type: string) => new File([new Uint8Array(8)], name, { type })
