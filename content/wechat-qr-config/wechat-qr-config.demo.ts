import type { DemoContent, DemoRecord } from '#content/demo/demo-record.ts'

/** The QR dialogs. Their codes lead to `www.example.com` until the company uploads its own. */
const demoQrConfigs: readonly DemoRecord[] = [
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

/** Rows by name of their type. */
export const demo = {
  'wechat-qr-config': demoQrConfigs,
} satisfies DemoContent
