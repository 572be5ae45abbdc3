import { expect, test } from 'vitest'
import { pageReaderOf } from '#tests/pages/read-of.ts'
import { loadLayout } from './load-layout.ts'

const WECHAT = 'GET /api/wechat-qr-config/current'
const MINI_PROGRAM = 'GET /api/wechat-qr-config/miniprogram'

test('P-468 an empty QR configuration shows the defaults, and nothing is logged', async () => {
  const read = pageReaderOf({ [WECHAT]: {}, [MINI_PROGRAM]: null })
  expect(await loadLayout(read)).toEqual({
    wechat: { title: '微信二维码', description: '扫码添加好友', qrImageUrl: '' },
    miniProgram: { title: '基地预约小程序', description: '扫码进入小程序', qrImageUrl: '' },
  })
  expect(read.failures).toEqual([])
})

test('P-293, P-294 a QR configuration that is filled shows as it is', async () => {
  const code = (title: string) => ({ title, description: '扫一扫', qrImageUrl: '/upload/qr.png' })
  const read = pageReaderOf({ [WECHAT]: code('官方微信'), [MINI_PROGRAM]: code('看房小程序') })
  expect(await loadLayout(read)).toEqual({ wechat: code('官方微信'), miniProgram: code('看房小程序') })
})
