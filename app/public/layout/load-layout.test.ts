import { expect, test, vi } from 'vitest'
import type { Ask } from '#contract/ask/ask.ts'
import { loadLayout } from './load-layout.ts'

const defaults = {
  wechat: { title: '微信二维码', description: '扫码添加好友', qrImageUrl: '' },
  miniProgram: { title: '基地预约小程序', description: '扫码进入小程序', qrImageUrl: '' },
}

test('P-296…P-299, P-468 a QR configuration that fails shows the defaults and is logged', async () => {
  const report = vi.fn()
  const ask = (() => Promise.reject(new Error('down'))) as Ask
  expect(await loadLayout(ask, { report })).toEqual(defaults)
  expect(report).toHaveBeenCalledTimes(2)
})

test('P-468 an empty QR configuration shows the defaults', async () => {
  const report = vi.fn()
  expect(await loadLayout((async () => ({})) as unknown as Ask, { report })).toEqual(defaults)
  expect(report).not.toHaveBeenCalled()
})

test('P-293, P-294 a QR configuration that is filled shows as it is', async () => {
  const ask = (async (line: string) => ({
    title: line.endsWith('current') ? '官方微信' : '看房小程序',
    description: '扫一扫',
    qrImageUrl: '/upload/qr.png',
  })) as unknown as Ask
  expect(await loadLayout(ask)).toEqual({
    wechat: { title: '官方微信', description: '扫一扫', qrImageUrl: '/upload/qr.png' },
    miniProgram: { title: '看房小程序', description: '扫一扫', qrImageUrl: '/upload/qr.png' },
  })
})
