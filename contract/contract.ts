import { account, attempt, revision, session } from './sessions/internal-types.ts'
import { about } from './types/about.ts'
import { administration } from './types/administration.ts'
import { audit } from './types/audit.ts'
import { banner } from './types/banner.ts'
import { base } from './types/base.ts'
import { successCase } from './types/case.ts'
import { contactMessage } from './types/contact-message.ts'
import { news } from './types/news.ts'
import { pageConfig } from './types/page-config.ts'
import { partner } from './types/partner.ts'
import { qrConfig } from './types/qr-config.ts'
import { service } from './types/service.ts'
import { statistics } from './types/statistics.ts'
import { upload } from './types/upload.ts'

/** The product, declared once: every content type with its calls. */
export const contract = [
  administration,
  upload,
  banner,
  service,
  successCase,
  about,
  partner,
  news,
  base,
  contactMessage,
  pageConfig,
  qrConfig,
  statistics,
  audit,
] as const

/** What the product keeps for itself. */
export const internalTypes = [account, session, attempt, revision] as const
