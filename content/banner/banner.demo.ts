import type { DemoContent, DemoRecord } from '#content/demo/demo-record.ts'

/** The home page's carousel, each leading to its service; the last one is switched off, so that filtering is seen. */
const demoBanners: readonly DemoRecord[] = [
  {
    title: '让数据有坐标，让智能有依据',
    subtitle: '从一张测绘底图出发，为政府部门和人工智能企业交付准确、合规、可追溯的数据。',
    imageUrl: 'demo-banner-survey.webp',
    linkUrl: '/map-surveying',
    sortOrder: 10,
    status: 1,
  },
  {
    title: '把街道读成数据',
    subtitle: '图像、点云、语音与文本标注，三级质检，每一个框都能查到由谁标、由谁审。',
    imageUrl: 'demo-banner-annotation.webp',
    linkUrl: '/data-annotation',
    sortOrder: 20,
    status: 1,
  },
  {
    title: '隐患早一步看见',
    subtitle: '灾害普查、土壤汇交、土地延包，从外业采集到成果入库，一支队伍做到底。',
    imageUrl: 'demo-banner-government.webp',
    linkUrl: '/government-services',
    sortOrder: 30,
    status: 1,
  },
  {
    title: '把产线搬进校园',
    subtitle: '与院校共建 100 余所产业学院，学生在真实项目里学会数据生产与质量管理。',
    imageUrl: 'demo-banner-education.webp',
    linkUrl: '/industry-education',
    sortOrder: 40,
    status: 1,
  },
  {
    title: '合肥运营中心开放参观',
    subtitle: '预约后可了解互联网 BPO 的排班、质检与信息安全管理。',
    imageUrl: 'demo-banner-bpo.webp',
    linkUrl: '/internet-bpo',
    sortOrder: 50,
    status: 0,
  },
]

/** Rows by name of their type. */
export const demo = {
  banner: demoBanners,
} satisfies DemoContent
