import { defaultQrCodes } from '#app/public/company.ts'
import { withDefaults } from '#app/public/with-defaults.ts'
import type { EntryOf } from '#app/page-data/entry-types.ts'
import type { PageReader } from '#app/page-data/page-reader.ts'

/** What a QR dialog of the footer shows. */
export type QrCode = EntryOf<'GET /api/wechat-qr-config/current'>

/** What header and footer need from the API. */
export interface LayoutContent {
  wechat: QrCode
  miniProgram: QrCode
}

/** Loads both QR codes; one that fails or is empty keeps its default texts and no image (P-468). */
export async function loadLayout(read: PageReader): Promise<LayoutContent> {
  const [wechat, miniProgram] = await Promise.all([
    read.one('GET /api/wechat-qr-config/current', '加载微信二维码配置失败'),
    read.one('GET /api/wechat-qr-config/miniprogram', '加载小程序二维码配置失败'),
  ])
  return {
    wechat: withDefaults(wechat, defaultQrCodes.wechat),
    miniProgram: withDefaults(miniProgram, defaultQrCodes.miniProgram),
  }
}
