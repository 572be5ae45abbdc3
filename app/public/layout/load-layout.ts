import type { Ask } from '#contract/ask/ask.ts'
import { imageAddress } from '#contract/image-address.ts'
import { defaultQrCodes } from '#app/public/company.ts'
import type { PageSettings } from '#app/public/page-settings.ts'
import { orFallback } from '#app/public/or-fallback.ts'

/** What a QR dialog of the footer shows (public-site §3, QR config). */
export interface QrCode {
  title: string
  description: string
  /** Address ready for display, or nothing. */
  qrImageUrl: string
}

/** What header and footer need from the API. */
export interface LayoutContent {
  wechat: QrCode
  miniProgram: QrCode
}

/** Loads both QR codes; one that fails or is empty keeps its default texts and no image (public-site §8). */
export async function loadLayout(ask: Ask, settings: PageSettings = {}): Promise<LayoutContent> {
  const { report } = settings
  const [wechat, miniProgram] = await Promise.all([
    orFallback(() => ask('GET /api/wechat-qr-config/current'), {}, '加载微信二维码配置失败', report),
    orFallback(() => ask('GET /api/wechat-qr-config/miniprogram'), {}, '加载小程序二维码配置失败', report),
  ])
  return {
    wechat: orDefault(wechat, defaultQrCodes.wechat),
    miniProgram: orDefault(miniProgram, defaultQrCodes.miniProgram),
  }

  function orDefault(stored: Partial<QrCode> | null, fallback: QrCode): QrCode {
    return {
      title: stored?.title || fallback.title,
      description: stored?.description || fallback.description,
      qrImageUrl: imageAddress(stored?.qrImageUrl ?? '', settings.assetBaseUrl),
    }
  }
}
