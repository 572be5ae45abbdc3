import { expect, test } from 'vitest'
import type { AppLoadContext } from '@remix-run/node'
import type { PageReader } from '#app/page-data/page-reader.ts'
import { pageReaderOf } from '#tests/pages/read-of.ts'
import { casePageAt } from './case-pages.ts'
import { caseMeta } from './case-route.ts'
import { loadCaseRoute } from './load-case-route.ts'
import { loadCasePage } from './load-case-page.ts'

const CASES = 'GET /api/case/list?category='

/** Cases by their category; there are none of the others. */
const casesOf = (cases: Record<string, object[]>) => ({
  [CASES]: [],
  ...Object.fromEntries(Object.entries(cases).map(([category, some]) => [`${CASES} ${category}`, some])),
})

const load = (path: string, read: PageReader) => loadCasePage(read, casePageAt(path)!)

const entry = (id: number) => ({
  id,
  title: `案例${id}`,
  description: '描述',
  imageUrl: 'a.webp',
  content: '<p>正文</p><script>1</script>',
})

test('P-009, P-218, P-220, P-221, P-451, X-10 /cases asks for its own cases and its page config', async () => {
  const read = pageReaderOf({
    ...casesOf({ general: [entry(1)] }),
    'GET /api/page-config/{page} cases': { title: '我们做过的' },
  })
  const page = await load('/cases', read)
  expect(read.asked.sort()).toEqual([
    'GET /api/case/list?category= general',
    'GET /api/page-config/{page} cases',
  ])
  expect(page.texts.title).toBe('我们做过的')
  expect(page.cases.map(({ title, imageUrl }) => [title, imageUrl])).toEqual([['案例1', '/upload/a.webp']])
})

test('P-222, P-487 the failing page config of /cases is only logged', async () => {
  const read = pageReaderOf(casesOf({}))
  expect((await load('/cases', read)).texts.title).toBe('成功案例')
  expect(read.failures).toEqual(['加载页面配置失败'])
})

test('X-10 a parent shows its own cases, then those of its sub pages, without their texts', async () => {
  const cases = { government: [entry(1)], 'natural-disaster': [entry(3)], 'soil-submission': [entry(2)] }
  const page = await load('/government-cases', pageReaderOf(casesOf(cases)))
  expect(page.cases.map(({ id, category }) => [id, category])).toEqual([
    [1, 'government'],
    [2, 'soil-submission'],
    [3, 'natural-disaster'],
  ])
  expect(JSON.stringify(page.cases)).not.toContain('正文')
  expect(page.special).toBeUndefined()
})

test.each([
  [
    '/government-cases/soil-submission',
    ['GET /api/soil-case/list', 'GET /api/soil-submission/', 'GET /api/soil-tech/list'],
  ],
  [
    '/government-cases/land-extension',
    [
      'GET /api/land-extension-background/',
      'GET /api/land-extension-process/list',
      'GET /api/land-extension-statistics/active',
    ],
  ],
  [
    '/government-cases/natural-disaster',
    [
      'GET /api/natural-disaster-data-collection/active',
      'GET /api/natural-disaster-data-management/active',
      'GET /api/natural-disaster-risk-assessment/active',
    ],
  ],
  [
    '/data-annotation-cases/autonomous-driving',
    [
      'GET /api/autonomous-driving/intro',
      'GET /api/autonomous-driving/items/{category} advantage',
      'GET /api/autonomous-driving/items/{category} collection',
      'GET /api/autonomous-driving/items/{category} platform',
      'GET /api/autonomous-driving/items/{category} service',
    ],
  ],
  ['/data-annotation-cases/large-model', []],
])('X-11 besides its cases %s asks for what administrators keep', async (path, calls) => {
  const read = pageReaderOf(casesOf({}))
  await load(path, read)
  expect(read.asked.filter((call) => !call.startsWith('GET /api/case/')).sort()).toEqual(calls)
  expect(read.failures).toHaveLength(calls.length)
})

test('X-11 the introduction of autonomous driving stands in its banner, where it says something', async () => {
  const intro = { title: '智能驾驶', subtitle: '', description: '说明', bannerImageUrl: 'b.webp' }
  const page = await load(
    '/data-annotation-cases/autonomous-driving',
    pageReaderOf({
      'GET /api/autonomous-driving/intro': intro,
      'GET /api/autonomous-driving/items/{category}': [],
    }),
  )
  expect(page.texts).toEqual({
    title: '智能驾驶',
    subtitle: '从路上采到车里用',
    description: '说明',
    backgroundImage: '/upload/b.webp',
  })
})

test('X-54 an address without a page is answered 404', async () => {
  const context = { read: pageReaderOf({}), publicUrl: 'https://e.com' } as unknown as AppLoadContext
  const refusal: unknown = await loadCaseRoute('/government-cases/elsewhere', context).catch(
    (thrown) => thrown,
  )
  expect(refusal).toBeInstanceOf(Response)
  expect((refusal as Response).status).toBe(404)
})

test('a sub page tells search engines where it stands; an unknown one asks not to be listed', async () => {
  const content = await load('/map-surveying-cases/map-making', pageReaderOf({}))
  const meta = JSON.stringify(caseMeta({ content, publicUrl: 'https://e.com' }))
  expect(meta).toContain('地图制作')
  expect(meta).toContain('https://e.com/map-surveying-cases/map-making')
  expect(caseMeta(undefined)).toContainEqual({ name: 'robots', content: 'noindex' })
})
