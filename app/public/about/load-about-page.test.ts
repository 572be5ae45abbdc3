import { expect, test } from 'vitest'
import { pageReaderOf } from '#tests/pages/read-of.ts'
import { loadAboutPage } from './load-about-page.ts'

const nothing = {
  'GET /api/page-config/{page}': {},
  'GET /api/about': null,
  'GET /api/site-settings': null,
  'GET /api/core-member/enabled': [],
  'GET /api/enterprise-honors/active': [],
  'GET /api/software-copyright/active': [],
  'GET /api/qualification-certification/active': [],
  'GET /api/leadership-care/enabled': [],
  'GET /api/news/published': [],
}

const loadWith = (answers: object) => loadAboutPage(pageReaderOf({ ...nothing, ...answers }))

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

test('P-212, P-448, P-449 loaded again at once, six calls are skipped and about and news are not', async () => {
  const [first, second] = [pageReaderOf(nothing), pageReaderOf(nothing)]
  const cacheKey = {}
  await loadAboutPage(first, { cacheKey })
  expect(first.asked).toHaveLength(9)
  await loadAboutPage(second, { cacheKey })
  // The settings are read with the layout anyway.
  expect(second.asked.sort()).toEqual(['GET /api/about', 'GET /api/news/published', 'GET /api/site-settings'])
})

test('P-192 the about fields mission, vision and valuesText override the defaults, one by one', async () => {
  const about = { companyName: '测试公司', mission: '使命甲', vision: '', valuesText: '价值丙' }
  const { culture, company } = await loadWith({ 'GET /api/about': about })
  expect(culture.mission).toBe('使命甲')
  expect(culture.vision).toBe('成为政府与企业长期信赖的数据生产伙伴。')
  expect(culture.values).toBe('价值丙')
  expect(company.companyName).toBe('测试公司')
  expect(company.phone).toBe('0551-00000000')
})

test('P-196, P-197, P-198, X-62 the tag follows the status; achievements split at newline, both semicolons and full stop', async () => {
  const members = [member, { ...member, id: 2, status: 0, achievements: null }]
  const page = await loadWith({ 'GET /api/core-member/enabled': members })
  expect(page.members.map(({ isEmployed }) => isEmployed)).toEqual([true, false])
  expect(page.members[0]?.achievements).toEqual(['主持测绘', '提出标准', '建立体系', '培养队伍'])
  expect(page.members[0]?.photoUrl).toBe('/upload/a.webp')
  expect(page.members[1]?.achievements).toEqual([])
})

test('fifty stories weigh what names them: their texts come with their dialogs', async () => {
  const content = '<p>一段正文</p>'.repeat(1000)
  const stories = Array.from({ length: 50 }, (_, index) => ({ ...story, id: index + 1, content }))
  const page = await loadWith({ 'GET /api/news/published': stories })
  expect(page.news).toHaveLength(50)
  expect(JSON.stringify(page)).not.toContain('一段正文')
  expect(JSON.stringify(page.news).length).toBeLessThan(50 * 150)
})

test('P-209 the date is that of publishing, else of the first saving', async () => {
  const stories = [story, { ...story, id: 5, publishTime: null }]
  const { news } = await loadWith({ 'GET /api/news/published': stories })
  expect(news.map(({ date }) => date)).toEqual(['2026-11-12', '2026-11-01'])
})
