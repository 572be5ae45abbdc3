/**
 * Defaults for company facts that administrators leave empty in 站点设置
 * (content/site-settings/site-settings.type.ts). Replace each placeholder marked REPLACE, here or there, before going live.
 */
export const company = {
  name: '图联科技',
  /** REPLACE: registered name. */
  legalName: '图联科技有限公司',
  latinName: 'TULIAN',
  slogan: '让数据有坐标，让智能有依据',
  /** REPLACE: one paragraph for the footer and search engines. */
  blurb:
    '图联科技立足安徽合肥，面向政府与企业提供政务数据服务、数据标注、数据采集、互联网 BPO、测绘与产教融合服务，把真实世界变成可以信赖的数据。',
  foundedYear: 2007,
  /** REPLACE: office address. */
  address: '安徽省合肥市蜀山区示例大道 100 号图联科技园',
  /** REPLACE: switchboard. */
  phone: '0551-00000000',
  /** REPLACE: public mailbox. */
  email: 'contact@example.com',
  /** REPLACE: ICP filing number. */
  filingNumber: '皖ICP备00000000号',
  copyrightYear: 2025,
  /** Longitude and latitude of the head office (public-site §9). */
  coordinates: { longitude: 117.34, latitude: 31.9 },
} as const

/** What the footer's QR dialogs say until the administrators configure them (public-site §2.14, X-08). */
export const defaultQrCodes = {
  wechat: { title: '微信二维码', description: '扫码添加好友', qrImageUrl: '' },
  miniProgram: { title: '基地预约小程序', description: '扫码进入小程序', qrImageUrl: '' },
} as const

/** The company at home: shown until the about record is filled (public-site §2.3). */
export const defaultAbout = {
  companyName: company.name,
  description:
    '自 2007 年起，我们从一张测绘底图出发，逐步建成覆盖采集、标注、质检、治理与运营的数据生产体系。今天，分布在多个基地的千余名同事与百余所产业学院一起，为政府部门和人工智能企业持续交付准确、合规、可追溯的数据。',
} as const

/** What the company stands for, until the about record says it (public-site §2.10). */
export const defaultCulture = {
  mission: '把真实世界准确地变成数据，让决策与模型都有依据。',
  vision: '成为政府与企业长期信赖的数据生产伙伴。',
  values: '准确、合规、协作、长久',
} as const
