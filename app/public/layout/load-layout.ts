import { defaultQrCodes } from '#app/public/company.ts'
import { orDefaults } from '#app/public/or-defaults.ts'
import type { EntryOf, Read } from '#app/read/read.ts'

/** What a QR dialog of the footer shows. */
export type QrCode = EntryOf<'GET /api/wechat-qr-config/current'>

/** What header and footer need from the API. */
export interface LayoutContent {
  wechat: QrCode
  miniProgram: QrCode
}

/** Loads both QR codes; one that fails or is empty keeps its default texts and no image (P-468). */
export async function loadLayout(read: Read): Promise<LayoutContent> {
  const [wechat, miniProgram] = await Promise.all([
    read.one('GET /api/wechat-qr-config/current', '加载微信二维码配置失败'),
    read.one('GET /api/wechat-qr-config/miniprogram', '加载小程序二维码配置失败'),
  ])
  return {
    wechat: orDefaults(wechat, defaultQrCodes.wechat),
    miniProgram: orDefaults(miniProgram, defaultQrCodes.miniProgram),
  }
}
