import { beforeEach, expect, test, vi } from 'vitest'
import type { Ask } from '#contract/ask/ask.ts'
import { loadAboutPage } from './load-about-page.ts'

const called: string[] = []
beforeEach(() => void called.splice(0))

/** Answers by line; a call that is not listed fails. */
function answering(answers: Record<string, unknown>): Ask {
  return (async (line: string) => {
    called.push(line)
    if (line in answers) return answers[line]
    throw new Error(`${line} failed`)
  }) as Ask
}

const nothing = {
  'GET /api/page-config/{page}': {},
  'GET /api/about': null,
  'GET /api/core-member/enabled': [],
  'GET /api/enterprise-honors/active': [],
  'GET /api/software-copyright/active': [],
  'GET /api/qualification-certification/active': [],
  'GET /api/leadership-care/enabled': [],
  'GET /api/news/published': [],
}

const member = {
  id: 1,
  name: '江禾川',
  position: '总经理',
  introduction: null,
  achievements: '主持测绘\n提出标准；建立体系; 培养队伍。 ',
  photoUrl: 'a.webp',
  status: 1,
}

const story = {
  id: 4,
  title: '投产',
  summary: '摘要',
  content: '<p>正文</p>',
  coverImage: '/upload/c.webp',
  author: '运营中心',
  publishTime: '2026-11-12 09:30:00',
  createTime: '2026-11-01 08:00:00',
}

test('P-188, P-191, P-466 when every call fails the defaults stand and the lists are empty', async () => {
  const report = vi.fn()
  const page = await loadAboutPage(answering({}), { report })
  expect(page.texts.title).toBe('关于我们')
  expect(page.company.companyName).toBe('图联科技')
  expect(page.company.media).toEqual({ kind: 'placeholder' })
  expect(Object.values(page.culture).every((text) => text.length > 0)).toBe(true)
  expect([page.members, page.honors, page.copyrights, page.certifications, page.visits, page.news]).toEqual([
    [],
    [],
    [],
    [],
    [],
    [],
  ])
  expect(report.mock.calls.map(([sentence]) => sentence).sort()).toEqual([
    '加载企业荣誉失败',
    '加载关于我们失败',
    '加载新闻失败',
    '加载核心成员失败',
    '加载资质认证失败',
    '加载软件著作权失败',
    '加载页面配置失败',
    '加载领导关怀失败',
  ])
})

test('P-448, P-449 loaded again at once, six calls are skipped and about and news are not', async () => {
  const ask = answering(nothing)
  await loadAboutPage(ask)
  expect(called).toHaveLength(8)
  await loadAboutPage(ask)
  expect(called.slice(8).sort()).toEqual(['GET /api/about', 'GET /api/news/published'])
})

test('P-192 the about fields mission, vision and valuesText override the defaults, one by one', async () => {
  const about = { companyName: '测试公司', mission: '使命甲', vision: '', valuesText: '价值丙' }
  const { culture, company } = await loadAboutPage(answering({ ...nothing, 'GET /api/about': about }))
  expect(culture.mission).toBe('使命甲')
  expect(culture.vision).toBe('成为政府与企业长期信赖的数据生产伙伴。')
  expect(culture.values).toBe('价值丙')
  expect(company.companyName).toBe('测试公司')
  expect(company.phone).toBe('0551-00000000')
})

test('P-188 the page config fills the banner', async () => {
  const config = { title: '认识我们', backgroundImage: 'b.webp' }
  const { texts } = await loadAboutPage(answering({ ...nothing, 'GET /api/page-config/{page}': config }))
  expect(texts).toMatchObject({ title: '认识我们', backgroundImage: '/upload/b.webp' })
})

test('P-196, P-197, X-62 the tag follows the status; achievements split at newline, both semicolons and full stop', async () => {
  const members = [member, { ...member, id: 2, status: 0, achievements: null }]
  const page = await loadAboutPage(answering({ ...nothing, 'GET /api/core-member/enabled': members }))
  expect(page.members.map(({ isEmployed }) => isEmployed)).toEqual([true, false])
  expect(page.members[0]?.achievements).toEqual(['主持测绘', '提出标准', '建立体系', '培养队伍'])
  expect(page.members[0]?.photoUrl).toBe('/upload/a.webp')
  expect(page.members[1]?.achievements).toEqual([])
})

test('P-209, X-43 news content is cleaned once more; without a cleaner none is shown', async () => {
  const ask = answering({ ...nothing, 'GET /api/news/published': [story] })
  const { news } = await loadAboutPage(ask, { cleanHtml: (html) => `cleaned:${html}` })
  expect(news[0]?.content).toBe('cleaned:<p>正文</p>')
  expect((await loadAboutPage(ask)).news[0]?.content).toBe('')
})

test('P-209 the date is that of publishing, else of the first saving', async () => {
  const stories = [story, { ...story, id: 5, publishTime: null }]
  const { news } = await loadAboutPage(answering({ ...nothing, 'GET /api/news/published': stories }))
  expect(news.map(({ date }) => date)).toEqual(['2026-11-12', '2026-11-01'])
})

test('P-465 a list that is no list counts as failed and leaves the others', async () => {
  const report = vi.fn()
  const answers = { ...nothing, 'GET /api/enterprise-honors/active': { broken: true } }
  const page = await loadAboutPage(answering({ ...answers, 'GET /api/core-member/enabled': [member] }), {
    report,
  })
  expect(page.honors).toEqual([])
  expect(page.members).toHaveLength(1)
  expect(report).toHaveBeenCalledExactlyOnceWith('加载企业荣誉失败', { reason: 'not a list' })
})
