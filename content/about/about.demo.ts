import type { DemoRecord } from '#content/demo/demo-record.ts'

/** The company as it presents itself. Address, telephone and mailbox are placeholders to be replaced. */
export const demoAbout: readonly DemoRecord[] = [
  {
    companyName: '图联科技',
    description:
      '图联科技 2007 年起步于测绘，总部和研发中心设在安徽合肥。十多年里，我们从画好一张图做到管好一批数据，业务延伸到政府数据服务、数据标注、数据采集、互联网 BPO 与产教融合。现有员工 1300 余人，自建产业学院 100 余所，联动生态人员 5000 余人，在合肥、扬州和淮南设有交付基地。',
    mission: '把真实世界准确地变成数据，让每一次决策和每一个模型都有可靠的依据。',
    vision: '成为政府和企业信得过的数据生产伙伴，让更多年轻人在家乡也能从事数字化工作。',
    valuesText: '准确为本、守信合规、共同成长、长期主义',
    address: '安徽省合肥市蜀山区示例大道 100 号图联科技园',
    phone: '0551-00000000',
    email: 'contact@example.com',
    website: 'https://www.example.com',
    mediaType: 'image',
    imageUrl: 'demo-about.webp',
    videoUrl: '',
  },
]

/** Facts are left to the site's defaults, which are placeholders too; a day of the past shows how one is written down. */
export const demoSiteSettings: readonly DemoRecord[] = [
  { days: [{ title: '国家公祭日', look: 'mourning', from: '2025-12-13', until: '2025-12-13' }] },
]

/** The QR dialogs. Their codes lead to `www.example.com` until the company uploads its own. */
export const demoQrConfigs: readonly DemoRecord[] = [
  {
    title: '图联科技公众号',
    description: '关注后可查看项目动态与招聘信息，工作日由专人回复留言。',
    qrImageUrl: 'demo-qr-account.webp',
    qrType: 'wechat',
    sortOrder: 10,
    status: 1,
  },
  {
    title: '基地预约小程序',
    description: '选择基地和时间，提交来访人数，审核通过后凭预约记录入园。',
    qrImageUrl: 'demo-qr-visit.webp',
    qrType: 'miniprogram',
    sortOrder: 20,
    status: 1,
  },
  {
    title: '校企合作交流群',
    description: '面向院校老师，入群请备注学校与专业。',
    qrImageUrl: '',
    qrType: 'other',
    sortOrder: 30,
    status: 0,
  },
]

/** The four bases with their places on the map. */
export const demoBases: readonly DemoRecord[] = [
  {
    name: '合肥总部',
    description: '总部与研发中心，承担平台研发、政府数据服务和重点标注项目。',
    address: '安徽省合肥市蜀山区示例大道 100 号图联科技园',
    phone: '0551-00000000',
    email: 'hefei@example.com',
    latitude: 31.9,
    longitude: 117.34,
    workstationCount: 620,
    sortOrder: 10,
    status: 1,
  },
  {
    name: '扬州基地',
    description: '以三维点云和图像标注为主，设独立的涉密作业区。',
    address: '江苏省扬州市邗江区示例路 28 号',
    phone: '0514-00000000',
    email: 'yangzhou@example.com',
    latitude: 32.394217,
    longitude: 119.412834,
    workstationCount: 360,
    sortOrder: 20,
    status: 1,
  },
  {
    name: '淮南山南基地',
    description: '互联网 BPO 与语音项目基地，与本地院校共建实训中心。',
    address: '安徽省淮南市山南新区示例大道 66 号',
    phone: '0554-00000000',
    email: 'shannan@example.com',
    latitude: 32.586341,
    longitude: 116.998752,
    workstationCount: 480,
    sortOrder: 30,
    status: 1,
  },
  {
    name: '淮南山北基地',
    description: '档案数字化与文本标注基地，服务周边县区的数据整理项目。',
    address: '安徽省淮南市田家庵区示例路 9 号',
    phone: '0554-00000000',
    email: 'shanbei@example.com',
    latitude: 32.647185,
    longitude: 117.017463,
    workstationCount: 240,
    sortOrder: 40,
    status: 1,
  },
]
