import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { currentSession } from '#app/admin/session/session.ts'
import { behave, sent, showPanel, withConsoleApi } from './console-fixture.tsx'

withConsoleApi()

test('A-414, A-415, A-416, A-421, A-429, A-594, A-649 a QR code is one JPG or PNG up to 2MB, sent with the session; a failure says 图片上传失败', async () => {
  const { user } = await showPanel('wechat-qr-config')
  await user.click(await screen.findByRole('button', { name: '新增微信二维码' }))
  const dialog = within(await screen.findByRole('dialog', { name: '新增微信二维码' }))
  expect(dialog.getByText('限 1 张，支持 JPG、PNG，不超过 2MB')).toBeVisible()
  const picker = await dialog.findByLabelText<HTMLInputElement>(/^选择文件：/)
  expect(picker.multiple).toBe(false)

  await user.upload(picker, picture('code.webp', 'image/webp'))
  expect(await dialog.findByText('只能上传JPG/PNG图片!')).toBeVisible()
  await user.upload(picker, picture('code.png', 'image/png', 2 * 1024 * 1024 + 1))
  expect(await dialog.findByText('图片大小不能超过2MB!')).toBeVisible()
  expect(uploads()).toEqual([])

  behave('no-message-on-upload')
  await user.upload(picker, picture('code.png', 'image/png'))
  expect(await dialog.findByText('图片上传失败')).toBeVisible()
  expect(uploads()).toHaveLength(1)
  expect(uploads()[0]?.headers.get('authorization')).toBe(`Bearer ${currentSession()?.token}`)
})

test('A-420, A-648 the picture of a solution is one, and its hint says so', async () => {
  const { user } = await showPanel('service-data')
  await user.click(await screen.findByRole('tab', { name: /^行业解决方案/ }))
  await user.click(await screen.findByRole('button', { name: '新增行业解决方案' }))
  const dialog = within(await screen.findByRole('dialog', { name: '新增行业解决方案' }))
  expect(dialog.getByText('限 1 张，支持 JPG、PNG、WEBP，不超过 2MB')).toBeVisible()
  expect((await dialog.findByLabelText<HTMLInputElement>(/^选择文件：/)).multiple).toBe(false)
})

test('A-417, A-633 a feature of the platform takes films up to 50MB', async () => {
  const { user } = await showPanel('annotation-platform')
  await user.click(await screen.findByRole('tab', { name: /^智能辅助标注/ }))
  await user.click(await screen.findByRole('button', { name: '新增智能辅助标注功能' }))
  const dialog = within(await screen.findByRole('dialog', { name: '新增智能辅助标注功能' }))
  await user.click(await dialog.findByRole('button', { name: /^添加.*视频/ }))
  const picker = await dialog.findByLabelText<HTMLInputElement>(/^选择文件：/)
  expect(picker.accept).toBe('video/mp4,video/webm,video/quicktime,.avi')
  await user.upload(picker, picture('tour.mp4', 'video/mp4', 50 * 1024 * 1024 + 1))
  expect(await dialog.findByText('视频大小不能超过50MB!')).toBeVisible()
  expect(uploads()).toEqual([])
})

const uploads = () => sent.filter(({ line }) => line === 'POST /api/upload')

function picture(name: string, type: string, bytes = 64): File {
  const file = new File([new Uint8Array(8)], name, { type })
  Object.defineProperty(file, 'size', { value: bytes })
  return file
}
