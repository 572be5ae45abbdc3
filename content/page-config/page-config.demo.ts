import type { DemoContent, DemoRecord } from '#content/demo/demo-record.ts'

interface Texts {
  title: string
  subtitle: string
  description: string
  backgroundImage: string
}

const pages: Readonly<Record<string, Texts>> = {
  'government-services': {
    title: '政府数据服务',
    subtitle: '让各部门的数据对得上、用得起来',
    description: '教育、生态环境、住建、交通、水务、农业农村、自然资源与应急管理八个领域的采集、治理和建库。',
    backgroundImage: 'demo-header-parcels.webp',
  },
  'data-annotation': {
    title: '数据标注',
    subtitle: '每一个框都有出处',
    description: '图像、视频、点云、语音与文本标注，三级质检，批次统计随数据一起交付。',
    backgroundImage: 'demo-header-points.webp',
  },
  'map-surveying': {
    title: '测绘服务',
    subtitle: '从外业观测到成果入库',
    description: '控制测量、航测成图、权籍调查与三维建模，图件与数据同源。',
    backgroundImage: 'demo-header-contour.webp',
  },
  'industry-education': {
    title: '产教融合',
    subtitle: '真实项目进课堂',
    description: '与院校共建产业学院和实训基地，让学生毕业前就参与过完整的数据项目。',
    backgroundImage: 'demo-header-campus.webp',
  },
  services: {
    title: '服务',
    subtitle: '从一寸土地，到一个像素',
    description: '六类服务可以单独委托，也可以从采集到运营整段承接。',
    backgroundImage: 'demo-header-layers.webp',
  },
  cases: {
    title: '成功案例',
    subtitle: '做过的事，比说过的话更有分量',
    description: '按业务归类的项目记录：要解决什么、怎么做、交付了什么。',
    backgroundImage: 'demo-header-archive.webp',
  },
  about: {
    title: '关于我们',
    subtitle: '2007 年从一张测绘底图出发',
    description: '了解我们的团队、资质、荣誉，以及我们怎样看待数据这门手艺。',
    backgroundImage: 'demo-header-office.webp',
  },
  'label-platform': {
    title: '图联科技标注平台',
    subtitle: '数据标注与质检的一站式平台',
    description: '任务分发、智能预标、多轮质检和进度统计在同一处完成，支持私有化部署。',
    backgroundImage: 'demo-header-tool.webp',
  },
  contact: {
    title: '联系我们',
    subtitle: '说说您手上的数据',
    description: '周一至周六 8:30-17:30 有人接听，留言通常在一个工作日内回复。',
    backgroundImage: 'demo-header-routes.webp',
  },
  'data-collection': {
    title: '数据采集',
    subtitle: '按任务书采，按清单交',
    description: '图像、语音、视频与文本采集，知情同意、分布可控、过程留痕。',
    backgroundImage: 'demo-header-rig.webp',
  },
  'internet-bpo': {
    title: '互联网 BPO',
    subtitle: '人员、场地、管理，一起交给我们',
    description: '客户服务、内容审核与资料录入的整段承接，高峰期弹性扩容。',
    backgroundImage: 'demo-header-seats.webp',
  },
}

const notes: Readonly<Record<keyof Texts, string>> = {
  title: '页头主标题',
  subtitle: '页头副标题',
  description: '页头说明文字',
  backgroundImage: '页头背景图，1920×640',
}

/** Header texts of the eleven pages, one record for each page and key. */
const demoPageConfigs: readonly DemoRecord[] = Object.entries(pages).flatMap(([pageKey, texts]) =>
  (Object.keys(notes) as (keyof Texts)[]).map((configKey) => ({
    pageKey,
    configKey,
    configValue: texts[configKey],
    description: notes[configKey],
  })),
)

/** Rows by name of their type. */
export const demo = {
  'page-config': demoPageConfigs,
} satisfies DemoContent
