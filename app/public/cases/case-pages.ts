import type { ServiceRoute } from '#app/public/services.ts'

/** A page of cases: a parent or one of its sub pages (public-site §2.1). */
export interface CasePage {
  path: string
  /** Whose cases it shows. */
  category: string
  title: string
  subtitle: string
  description: string
  /** Label above the name: what the page belongs to. */
  eyebrow: string
  /** Path of the page above; parents stand under /cases. */
  parent?: string
  /** The banner's picture; no administrator keeps one for these pages. */
  picture: string
  /** The service whose cases these are. */
  servicePath: ServiceRoute['path']
}

/** The generic page; its texts give way to the page config. */
export const generalPage: CasePage = {
  path: '/cases',
  category: 'general',
  title: '成功案例',
  subtitle: '做过的事，比说过的话更有分量',
  description: '每个案例说清三件事：要解决什么，怎么做，交付了什么。',
  eyebrow: '项目记录',
  picture: '/images/cases.webp#1600x534',
  servicePath: '/services',
}

const governmentPages = pagesOf(
  {
    path: '/government-cases',
    category: 'government',
    title: '政府数据案例',
    subtitle: '让部门的数据对得上、用得起来',
    description: '从土壤普查到灾害风险，县域数据归集、治理与应用的项目记录。',
    eyebrow: '成功案例',
    picture: '/images/cases-government.webp#1600x534',
    servicePath: '/government-services',
  },
  [
    [
      'soil-submission',
      '土壤汇交',
      '从样点编码到成果汇交',
      '外业采样、检测审核、插值制图与汇交使用同一套编码，每个数值都能回到它的坐标。',
      '/images/cases-soil.webp#1600x534',
    ],
    [
      'land-extension',
      '土地延包',
      '旧合同、现状地块与农户意愿，三者对齐',
      '摸底、调查、公示、签约与归档的全程技术服务。',
      '/images/cases-land.webp#1600x534',
    ],
    [
      'natural-disaster',
      '自然灾害',
      '先知道风险在哪里，再谈怎么防',
      '灾害风险数据的采集、管理、评估与可视化。',
      '/images/cases-disaster.webp#1600x460',
    ],
  ],
)

const annotationPages = pagesOf(
  {
    path: '/data-annotation-cases',
    category: 'data-annotation',
    title: '数据标注案例',
    subtitle: '模型学到的每一课，都有人认真备过',
    description: '大模型、自动驾驶、图像视频、文本与语音项目的规则、过程与结果。',
    eyebrow: '成功案例',
    picture: '/images/cases-annotation.webp#1600x460',
    servicePath: '/data-annotation',
  },
  [
    [
      'large-model',
      '大模型',
      '指令、偏好与评测数据',
      '由领域人员编写和复核，判分依据随数据一起交付。',
      '/images/cases-models.webp#1600x534',
    ],
    ['autonomous-driving', '自动驾驶', '从路上采到车里用', '点云、图像与轨迹的采集、标注和难例回流。'],
    [
      'image-video',
      '图像视频',
      '框、点、面与时间轴',
      '检测、分割、关键点与行为片段的连续标注。',
      '/images/cases-video.webp#1600x534',
    ],
    [
      'content-relevance',
      '内容相关性',
      '搜得准，推得对',
      '查询与内容的相关程度分级，争议样本集中裁定。',
      '/images/cases-relevance.webp#1600x534',
    ],
    [
      'multilingual-text',
      '多语种文本',
      '母语者写，母语者审',
      '翻译、实体、情感与意图的多语种标注。',
      '/images/cases-languages.webp#1600x534',
    ],
    [
      'multilingual-speech',
      '多语种语音',
      '听得清口音，分得清人声',
      '采集、切分、转写与说话人分离。',
      '/images/cases-speech.webp#1600x534',
    ],
  ],
)

const surveyingPages = pagesOf(
  {
    path: '/map-surveying-cases',
    category: 'map-surveying',
    title: '测绘案例',
    subtitle: '外业一步一点，内业一图一库',
    description: '制图、规划、环保与资源管理项目的测量与成果应用。',
    eyebrow: '成功案例',
    picture: '/images/cases-surveying.webp#1600x534',
    servicePath: '/map-surveying',
  },
  [
    [
      'map-making',
      '地图制作',
      '图件与数据同源',
      '从控制测量到出版制图的完整流程。',
      '/images/cases-maps.webp#1600x534',
    ],
    [
      'urban-planning',
      '城市规划',
      '规划看得见，现状对得上',
      '实景三维与现状调查支撑规划编制和评估。',
      '/images/cases-cities.webp#1600x534',
    ],
    [
      'environment-protection',
      '环境保护',
      '变化一目了然',
      '水体、植被与污染源的测绘和周期监测。',
      '/images/cases-rivers.webp#1600x534',
    ],
    [
      'resource-management',
      '资源管理',
      '家底清楚，权属明白',
      '自然资源调查、权籍测绘与台账更新。',
      '/images/cases-resources.webp#1600x534',
    ],
  ],
)

const educationPages = pagesOf(
  {
    path: '/industry-education-cases',
    category: 'industry-education',
    title: '产教融合案例',
    subtitle: '真实项目进课堂',
    description: '与院校共建产业学院的过程、课程与学生去向。',
    eyebrow: '成功案例',
    picture: '/images/cases-education.webp#1600x460',
    servicePath: '/industry-education',
  },
  [
    [
      'shenzhen',
      '深圳产业学院',
      '面向智能终端与语音',
      '课程跟着产线更新，学生在校完成真实任务。',
      '/images/cases-shenzhen.webp#1600x534',
    ],
    [
      'guangzhou',
      '广州产业学院',
      '面向数字服务与跨境业务',
      '轮岗实训，双导师评价。',
      '/images/cases-guangzhou.webp#1600x534',
    ],
    [
      'jiangxi',
      '江西产业学院',
      '面向县域就业',
      '在家乡学，在家乡就业。',
      '/images/cases-jiangxi.webp#1600x534',
    ],
  ],
)

/** The four parents under /cases. */
export const parentCasePages = [governmentPages, annotationPages, surveyingPages, educationPages].map(
  ([parent]) => parent as CasePage,
)

/** Every case page of the site (public-site §2.1). */
export const casePages: readonly CasePage[] = [
  generalPage,
  ...governmentPages,
  ...annotationPages,
  ...surveyingPages,
  ...educationPages,
]

/** The page at an address, a trailing slash aside. */
export function casePageAt(path: string): CasePage | undefined {
  const address = path.replace(/\/+$/, '')
  return casePages.find((page) => page.path === address)
}

/** Pages one step below: the parents below /cases, sub pages below a parent. */
export function pagesBelow({ path }: CasePage): readonly CasePage[] {
  return path === generalPage.path ? parentCasePages : casePages.filter(({ parent }) => parent === path)
}

/** Pages from /cases down to the one above. */
export function pagesAbove({ path, parent }: CasePage): CasePage[] {
  if (path === generalPage.path) return []
  const above = parent === undefined ? undefined : casePageAt(parent)
  return above ? [generalPage, above] : [generalPage]
}

type SubPage = readonly [slug: string, title: string, subtitle: string, description: string, picture?: string]

/** A page and its sub pages, whose addresses end in their category; a sub page inherits the service and picture. */
function pagesOf(parent: CasePage, subPages: readonly SubPage[]): CasePage[] {
  return [
    parent,
    ...subPages.map(([category, title, subtitle, description, picture]) => ({
      path: `${parent.path}/${category}`,
      category,
      title,
      subtitle,
      description,
      eyebrow: parent.title,
      parent: parent.path,
      picture: picture ?? parent.picture,
      servicePath: parent.servicePath,
    })),
  ]
}
