import { demoBanners } from './banners.ts'
import { demoCases } from './cases.ts'
import { demoAbout, demoBases, demoQrConfigs } from './company.ts'
import type { DemoRecord } from './demo-record.ts'
import { demoNews } from './news.ts'
import { demoPageConfigs } from './page-texts.ts'
import { demoPartners } from './partners.ts'
import { demoServices } from './services.ts'

/**
 * What a fresh site shows until its owners write their own (operating: `DEMO_CONTENT`), by name of the content type.
 * Fields left out start as declared. Pictures are in `contract/demo/media/`, named as uploads are stored.
 */
export const demoContent = {
  banner: demoBanners,
  service: demoServices,
  about: demoAbout,
  partner: demoPartners,
  'page-config': demoPageConfigs,
  'wechat-qr-config': demoQrConfigs,
  base: demoBases,
  case: demoCases,
  news: demoNews,
} as const satisfies Record<string, readonly DemoRecord[]>
