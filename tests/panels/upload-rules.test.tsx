import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MenuKey } from '#app/admin/shell/menu.ts'
import { sent, showPanel, withConsoleApi } from './console-fixture.tsx'

withConsoleApi()

const MEGABYTE = 1024 ** 2
const fileOf = (name: string, type: string, bytes = 4) => new File([new Uint8Array(bytes)], name, { type })

/** Opens the form of a new record, at its tab. */
async function openNew(panel: MenuKey, noun: string, tab?: string) {
  const { user } = await showPanel(panel)
  if (tab) await user.click(await screen.findByRole('tab', { name: new RegExp(`^${tab}`) }))
  await user.click((await screen.findAllByRole('button', { name: `新增${noun}` }))[0]!)
  return { user, dialog: within(await screen.findByRole('dialog', { name: `新增${noun}` })) }
}

const nothingSent = () => expect(sent.map(({ line }) => line)).not.toContain('POST /api/upload')

test('A-414, A-415, A-416, A-421, A-649, X-96 the picture of a QR code is one JPG or PNG of at most 2MB, and says so', async () => {
  const { user, dialog } = await openNew('wechat-qr-config', '微信二维码')
  const picker = await dialog.findByLabelText('选择文件：二维码图片')
  expect(dialog.getByText('支持 JPG、PNG，不超过 2MB，限 1 张')).toBeVisible()
  expect(picker).toHaveAttribute('accept', 'image/jpeg,image/png')
  expect(picker).not.toHaveAttribute('multiple')
  await user.upload(picker, fileOf('a.webp', 'image/webp'))
  expect(dialog.getByText('只能上传JPG/PNG图片!')).toBeVisible()
  await user.upload(picker, fileOf('a.png', 'image/png', 2 * MEGABYTE + 1))
  expect(dialog.getByText('图片大小不能超过2MB!')).toBeVisible()
  expect(dialog.getByText('支持 JPG、PNG，不超过 2MB，限 1 张')).toBeVisible()
  nothingSent()
})

test('A-420, A-648 a solution has one picture, and says so', async () => {
  const { dialog } = await openNew('service-data', '行业解决方案', '行业解决方案')
  expect(await dialog.findByText('支持 JPG、PNG、WEBP，不超过 2MB，限 1 张')).toBeVisible()
  expect(dialog.getByLabelText('选择文件：方案图片')).not.toHaveAttribute('multiple')
})

test('A-417, A-633, X-96 a feature of the platform takes films of at most 50MB', async () => {
  const { user, dialog } = await openNew('annotation-platform', '智能辅助标注功能', '智能辅助标注')
  await user.click(await dialog.findByRole('button', { name: /^添加/ }))
  const picker = await dialog.findByLabelText('选择文件：演示视频 1')
  expect(picker.getAttribute('accept')).toMatch(/^video\/mp4/)
  await user.upload(picker, fileOf('a.png', 'image/png'))
  expect(await dialog.findByText('只能上传MP4、WEBM、MOV或AVI视频!')).toBeVisible()
  await user.upload(picker, fileOf('a.mp4', 'video/mp4', 50 * MEGABYTE + 1))
  expect(await dialog.findByText('视频大小不能超过50MB!')).toBeVisible()
  nothingSent()
})

const sections: [string, MenuKey, string, string, string?][] = [
  ['tech services', 'service-industry', '科技服务与社会服务', '图片', '科技服务与社会服务'],
  ['honors', 'enterprise-honors', '企业荣誉', '荣誉图片'],
  ['copyrights', 'software-copyright', '软件著作权', '证书截图'],
  ['certifications', 'qualification-certification', '资质认证', '证书图片'],
  ['leadership care', 'leadership-care', '领导关怀', '图片'],
  ['soil', 'case-soil-submission', '土壤汇交核心技术', '图片', '核心技术'],
  ['land extension', 'case-land-extension', '土地延包流程', '图片', '全流程'],
  ['natural disasters', 'case-natural-disaster', '数据管理功能', '图片', '智能数据管理平台'],
  ['autonomous driving', 'case-data-autonomous-driving', '自动驾驶条目', '图片', '数据采集'],
]

test.each(sections)(
  'A-422, X-39 pictures of %s follow the common rule',
  async (_name, panel, noun, label, tab) => {
    const { user, dialog } = await openNew(panel, noun, tab)
    const picker = await dialog.findByLabelText(`选择文件：${label}`)
    await user.upload(picker, fileOf('a.gif', 'image/gif'))
    expect(await dialog.findByText('只能上传JPG/PNG/WEBP图片!')).toBeVisible()
    await user.upload(picker, fileOf('a.png', 'image/png', 2 * MEGABYTE + 1))
    expect(await dialog.findByText('图片大小不能超过2MB!')).toBeVisible()
    expect(dialog.getByText('支持 JPG、PNG、WEBP，不超过 2MB')).toBeVisible()
    nothingSent()
  },
)
