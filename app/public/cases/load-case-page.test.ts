import { beforeEach, expect, test, vi } from 'vitest'
import type { AppLoadContext } from '@remix-run/node'
import type { Ask } from '#contract/ask/ask.ts'
import { casePageAt } from './case-pages.ts'
import { caseMeta, loadCaseRoute } from './case-route.ts'
import { loadCasePage } from './load-case-page.ts'

const asked: string[] = []
beforeEach(() => void asked.splice(0))

type Input = { query?: { category: string }; category?: string; page?: string }

/** Answers by line, cases by category; whatever is not listed fails. */
function answering(answers: Record<string, unknown>, cases: Record<string, object[]> = {}): Ask {
  return (async (line: string, input: Input = {}) => {
    const told = input.query?.category ?? input.category ?? input.page
    asked.push(told ? `${line} ${told}` : line)
    if (line === 'GET /api/case/list?category=') return cases[told ?? ''] ?? []
    if (line in answers) return answers[line]
    throw new Error(`${line} failed`)
  }) as unknown as Ask
}

const load = (path: string, ask: Ask, settings = {}) => loadCasePage(ask, casePageAt(path)!, settings)

const entry = (id: number) => ({
  id,
  title: `案例${id}`,
  description: '描述',
  imageUrl: 'a.webp',
  content: '<p>正文</p>',
})

test('P-218, P-220, P-221, X-10 /cases asks for its own cases and its page config', async () => {
  const ask = answering({ 'GET /api/page-config/{page}': { title: '我们做过的' } }, { general: [entry(1)] })
  const page = await load('/cases', ask)
  expect(asked.sort()).toEqual(['GET /api/case/list?category= general', 'GET /api/page-config/{page} cases'])
  expect(page.texts.title).toBe('我们做过的')
  expect(page.cases.map(({ title, imageUrl }) => [title, imageUrl])).toEqual([['案例1', '/upload/a.webp']])
})

test('P-222, P-487 the failing page config of /cases is only logged', async () => {
  const report = vi.fn()
  const page = await load('/cases', answering({}), { report })
  expect(page.texts.title).toBe('成功案例')
  expect(report).toHaveBeenCalledExactlyOnceWith('加载页面配置失败', expect.anything())
})

test('X-10 a parent shows its own cases, then those of its sub pages', async () => {
  const ask = answering(
    {},
    { government: [entry(1)], 'natural-disaster': [entry(3)], 'soil-submission': [entry(2)] },
  )
  const page = await load('/government-cases', ask)
  expect(page.cases.map(({ id, category }) => [id, category])).toEqual([
    [1, 'government'],
    [2, 'soil-submission'],
    [3, 'natural-disaster'],
  ])
  expect(page.special).toBeUndefined()
})

test('X-43 the text of a case is cleaned once more; without a cleaner none is shown', async () => {
  const ask = answering({}, { shenzhen: [entry(1)] })
  const path = '/industry-education-cases/shenzhen'
  const cleaned = await load(path, ask, { cleanHtml: (html: string) => `cleaned:${html}` })
  expect(cleaned.cases[0]?.content).toBe('cleaned:<p>正文</p>')
  expect((await load(path, ask)).cases[0]?.content).toBe('')
})

test('P-465 failing cases are only logged', async () => {
  const report = vi.fn()
  const failing = (async () => Promise.reject(new Error('no answer'))) as unknown as Ask
  expect((await load('/map-surveying-cases/map-making', failing, { report })).cases).toEqual([])
  expect(report).toHaveBeenCalledExactlyOnceWith('加载案例失败', { reason: 'no answer' })
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
  const report = vi.fn()
  await load(path, answering({}), { report })
  expect(asked.filter((call) => !call.startsWith('GET /api/case/')).sort()).toEqual(calls)
  expect(report).toHaveBeenCalledTimes(calls.length)
})

test('X-11 the introduction of autonomous driving stands in its banner, where it says something', async () => {
  const intro = { title: '智能驾驶', subtitle: '', description: '说明', bannerImageUrl: 'b.webp' }
  const page = await load(
    '/data-annotation-cases/autonomous-driving',
    answering({
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
  const context = { ask: answering({}), publicUrl: 'https://e.com' } as unknown as AppLoadContext
  const refusal: unknown = await loadCaseRoute('/government-cases/elsewhere', context).catch(
    (thrown) => thrown,
  )
  expect(refusal).toBeInstanceOf(Response)
  expect((refusal as Response).status).toBe(404)
})

test('a sub page tells search engines where it stands; an unknown one asks not to be listed', async () => {
  const content = await load('/map-surveying-cases/map-making', answering({}))
  const meta = JSON.stringify(caseMeta({ content, publicUrl: 'https://e.com' }))
  expect(meta).toContain('地图制作')
  expect(meta).toContain('https://e.com/map-surveying-cases/map-making')
  expect(caseMeta(undefined)).toContainEqual({ name: 'robots', content: 'noindex' })
})
