import type { DemoContent, DemoRecord } from '#content/demo/demo-record.ts'

/** The company as it presents itself. Address, telephone and mailbox are placeholders to be replaced. */
const demoAbout: readonly DemoRecord[] = [
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

/** Rows by name of their type. */
export const demo = {
  about: demoAbout,
} satisfies DemoContent
