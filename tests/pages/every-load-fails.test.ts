import { expect, test } from 'vitest'
import { pageLoads } from './page-loads.ts'
import { pageReaderOf } from './read-of.ts'

const noTexts = '加载页面配置失败'
const noAbout = '加载关于我们失败'
const noSite = '加载站点设置失败'
const noCodes = ['加载小程序二维码配置失败', '加载微信二维码配置失败']

interface Failing {
  facts: string
  /** What stands there instead. */
  shows: object
  /** The page's status, unless it is 200. */
  status?: number
  /** The sentences of the log. */
  says: readonly string[]
}

const failing: Readonly<Record<string, Failing>> = {
  layout: {
    facts: 'P-296…P-300, P-468',
    shows: {
      wechat: { title: '微信二维码', description: '扫码添加好友', qrImageUrl: '' },
      miniProgram: { title: '基地预约小程序', description: '扫码进入小程序', qrImageUrl: '' },
    },
    says: noCodes,
  },
  '/': {
    facts: 'P-088, P-466',
    shows: {
      banners: [{ id: 'welcome' }, { id: 'innovation' }, { id: 'quality' }],
      services: [{ id: 'government' }, { id: 'annotation' }, { id: 'education' }],
      proof: { cases: [], certificates: [], news: [] },
      partners: [],
      about: { companyName: '图联科技', media: { kind: 'placeholder' } },
      contact: { phone: '0551-00000000' },
    },
    // The page and what search engines read of it each ask for the settings.
    says: [
      noAbout,
      noSite,
      noSite,
      '加载合作企业失败',
      '加载新闻失败',
      '加载服务失败',
      '加载案例失败',
      '加载资质认证失败',
      '加载轮播图失败',
    ],
  },
  '/about': {
    facts: 'P-188, P-191, P-466',
    shows: {
      texts: { title: '关于我们' },
      company: { companyName: '图联科技', media: { kind: 'placeholder' } },
      culture: { mission: expect.any(String), vision: expect.any(String), values: '准确、合规、协作、长久' },
      members: [],
      honors: [],
      copyrights: [],
      certifications: [],
      visits: [],
      news: [],
    },
    says: [
      noTexts,
      noAbout,
      noSite,
      '加载企业荣誉失败',
      '加载新闻失败',
      '加载核心成员失败',
      '加载资质认证失败',
      '加载软件著作权失败',
      '加载领导关怀失败',
    ],
  },
  '/contact': {
    facts: 'P-467, P-470, P-334, P-335, P-336, P-337',
    shows: {
      texts: { title: '联系我们' },
      jobs: null,
      bases: [{ id: 'hefei' }, { id: 'yangzhou' }, { id: 'shannan' }, { id: 'shanbei' }],
      hasMap: false,
    },
    says: [noTexts, noAbout, noSite, ...noCodes, '加载基地列表失败', '加载招聘信息失败'],
  },
  '/apply': { facts: 'X-17', shows: { jobs: [], areJobsUnknown: true }, says: ['加载招聘信息失败'] },
  '/government-services': {
    facts: 'P-465',
    shows: { texts: { title: '政府数据服务', subtitle: '让各部门的数据对得上、用得起来' }, modules: [] },
    says: [noTexts, '加载政府服务模块失败'],
  },
  '/data-annotation': {
    facts: 'P-466',
    shows: { texts: { title: '数据标注' }, service: { description: '', pictures: [] }, solutions: [] },
    says: [noTexts, '加载数据标注介绍失败', '加载行业解决方案失败'],
  },
  '/data-collection': {
    facts: 'P-465',
    shows: { texts: { title: '数据采集' }, collection: null },
    says: [noTexts, '加载数据采集内容失败'],
  },
  '/internet-bpo': {
    facts: 'P-465',
    shows: { texts: { title: '互联网 BPO' }, parts: [] },
    says: [noTexts, '加载互联网BPO内容失败'],
  },
  '/map-surveying': {
    facts: 'P-466',
    shows: {
      texts: { title: '测绘服务' },
      intro: { title: '', description: '', pictures: [] },
      advantages: [],
      applications: [],
    },
    says: [noTexts, '加载典型应用失败', '加载技术优势失败', '加载测绘介绍失败'],
  },
  '/industry-education': {
    facts: 'P-466',
    shows: { texts: { title: '产教融合' }, entries: [], services: [] },
    says: [noTexts, '加载产教融合信息失败', '加载技术服务与社会服务失败'],
  },
  '/label': {
    facts: 'P-255, P-256, P-257, X-63, A-609, A-610',
    shows: {
      texts: {
        title: '图联科技标注平台',
        subtitle: '数据标注与质检的一站式平台',
        description: '',
        backgroundImage: '',
      },
      categories: [],
      features: [],
      qualityProcess: null,
    },
    says: [
      noTexts,
      '加载标注平台介绍失败',
      '加载数据标注支持列表失败',
      '加载智能辅助标注列表失败',
      '加载质量流程列表失败',
    ],
  },
  '/search': {
    facts: 'S-007',
    shows: { term: '标注', sentence: '暂时没有查到结果，请稍后再试。' },
    status: 503,
    says: ['站内搜索失败'],
  },
  '/map-surveying-cases/map-making': {
    facts: 'P-465',
    shows: { texts: { title: '地图制作' }, cases: [], special: undefined },
    says: ['加载案例失败'],
  },
}

test.each(Object.entries(failing).map(([page, { facts, ...rest }]) => [page, facts, rest] as const))(
  'P-016, P-017, P-417, P-465 with every load failing %s stands on its defaults, and each failure is logged in Chinese (%s)',
  async (page, _facts, { shows, says, status = 200 }) => {
    const read = pageReaderOf({})
    expect(await pageLoads[page]!(read)).toMatchObject({ loaded: { content: shows }, status })
    expect(read.failures.sort()).toEqual([...says].sort())
  },
)

const pageKeys = {
  '/about': 'about',
  '/contact': 'contact',
  '/government-services': 'government-services',
  '/data-annotation': 'data-annotation',
  '/data-collection': 'data-collection',
  '/internet-bpo': 'internet-bpo',
  '/map-surveying': 'map-surveying',
  '/industry-education': 'industry-education',
  '/label': 'label-platform',
  '/cases': 'cases',
}

test.each(Object.entries(pageKeys))(
  'P-125, P-188, P-224, P-253, P-258, P-314, P-424 the banner of %s takes its texts from the page config %s',
  async (page, key) => {
    const texts = { title: '改过的', subtitle: '', description: '改过的说明', backgroundImage: 'top.webp' }
    const read = pageReaderOf({ [`GET /api/page-config/{page} ${key}`]: texts })
    const { loaded } = await pageLoads[page]!(read)
    expect(loaded).toHaveProperty('content.texts.title', '改过的')
    expect(loaded).toHaveProperty('content.texts.description', '改过的说明')
    expect(loaded).toHaveProperty('content.texts.backgroundImage', '/upload/top.webp')
    expect(loaded).toHaveProperty('content.texts.subtitle', expect.stringMatching(/./))
  },
)
