import { createRemixStub } from '@remix-run/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { CleanHtml } from '#contract/shared/html-allow-list.ts'
import { GonePage } from '#app/public/reading/gone-page.tsx'
import { pageReaderOf } from '#tests/pages/read-of.ts'
import { CaseDetailPage, goneCase } from './case-detail-page.tsx'
import { loadCaseDetail, type CaseDetail } from './load-case-detail.ts'

const ALL = 'GET /api/case/list?category='

const record = (id: number, category: string) => ({
  id,
  title: `案例${id}`,
  description: `描述${id}`,
  category,
  imageUrl: `c${id}.webp`,
  content: `<h3>项目背景</h3><p>正文${id}</p><script>alert(1)</script>`,
})
const list = [
  record(9, 'general'),
  record(4, 'soil-submission'),
  record(7, 'map-making'),
  ...[11, 12, 13, 14].map((id) => record(id, 'soil-submission')),
  record(8, 'government'),
]

const reader = (all: unknown = list) => pageReaderOf({ [ALL]: all })
const never = async () => false
const load = (id: number) => loadCaseDetail(reader(), never, String(id))

/** Renders what is given where the page stands. */
function renderAt(element: JSX.Element) {
  const Stub = createRemixStub([{ path: '*', Component: () => element }])
  render(<Stub initialEntries={['/cases/4']} />)
}

async function page(id = 4, change: Partial<CaseDetail['entry']> = {}) {
  const content = await load(id)
  renderAt(<CaseDetailPage {...content} entry={{ ...content.entry, ...change }} />)
}

const leads = (links: HTMLElement[]) => links.map((link) => [link.textContent, link.getAttribute('href')])

// The first render makes all styles and fetches the related cases.
beforeAll(async () => {
  await page()
  await screen.findByRole('region', { name: '相关案例' }, { timeout: 60_000 })
  cleanup()
}, 120_000)

afterEach(cleanup)

test('X-10 a case stands whole on a page of its own: picture, title, description and its clean text', async () => {
  await page()
  expect(screen.getByRole('heading', { level: 1, name: '案例4' })).toBeVisible()
  const article = screen.getByRole('article')
  for (const text of ['描述4', '项目背景', '正文4'])
    expect(within(article).getByText(text)).toBeInTheDocument()
  expect(article.querySelector('img')).toHaveAttribute('src', '/upload/c4.webp')
  expect(article.innerHTML).not.toContain('alert(1)')
})

test('without a text the description stands in its place, once, and without a picture there is no frame', async () => {
  await page(4, { content: '' as CleanHtml, imageUrl: '' })
  expect(screen.getAllByText('描述4')).toHaveLength(1)
  expect(screen.getByRole('article').querySelector('img')).toBeNull()
})

test.each([
  [
    4,
    [
      ['首页', '/'],
      ['成功案例', '/cases'],
      ['土壤汇交', '/government-cases/soil-submission'],
    ],
  ],
  [
    9,
    [
      ['首页', '/'],
      ['成功案例', '/cases'],
    ],
  ],
])('the breadcrumbs of case %i lead from home over all cases to its category', async (id, trail) => {
  await page(id)
  const crumbs = within(screen.getByRole('navigation', { name: '当前位置' }))
  expect(leads(crumbs.getAllByRole('link'))).toEqual(trail)
  expect(crumbs.getByText(`案例${id}`)).toHaveAttribute('aria-current', 'page')
})

test('the ways on are the case before and after it in the list of all, its category and its service', async () => {
  await page()
  expect(leads(within(screen.getByRole('navigation', { name: '继续阅读' })).getAllByRole('link'))).toEqual([
    ['上一个案例案例9', '/cases/9'],
    ['下一个案例案例7', '/cases/7'],
    ['返回土壤汇交案例', '/government-cases/soil-submission'],
    ['分享海报', '/share/posters/cases/4.jpg'],
  ])
  expect(screen.getByRole('link', { name: '了解政府数据服务' })).toHaveAttribute(
    'href',
    '/government-services',
  )
})

test.each([
  [8, '返回政府数据案例', '/government-cases'],
  [9, '返回成功案例', '/cases'],
])('the way back from case %i is called %s', async (id, name, to) => {
  await page(id)
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', to)
})

test('up to three others of its category are related; alone in it, there are none', async () => {
  await page()
  const related = within(await screen.findByRole('region', { name: '相关案例' }))
  expect(leads(related.getAllByRole('link'))).toEqual([
    ['案例11', '/cases/11'],
    ['案例12', '/cases/12'],
    ['案例13', '/cases/13'],
  ])
  cleanup()
  await page(7)
  expect(screen.queryByRole('region', { name: '相关案例' })).toBeNull()
})

test('the texts of related cases are not sent with the page', async () => {
  expect(JSON.stringify((await load(4)).related)).not.toContain('正文')
})

/** What the loader throws. */
async function refused(sent: string, wasPublished: (id: number) => Promise<boolean>, all?: unknown) {
  const read = all === null ? pageReaderOf({}) : reader(all)
  const thrown: unknown = await loadCaseDetail(read, wasPublished, sent).catch((error: unknown) => error)
  return { ...(thrown as { data: { others: object[] } | null; init: ResponseInit }), read }
}

test('a case that was published and is gone answers 410 with five others to read', async () => {
  const wasPublished = vi.fn(async () => true)
  const { data, init } = await refused('5', wasPublished)
  expect(init.status).toBe(410)
  expect(data?.others).toEqual([9, 4, 7, 11, 12].map((id) => ({ title: `案例${id}`, to: `/cases/${id}` })))
  expect(wasPublished).toHaveBeenCalledExactlyOnceWith(5)
})

test('a case that never was published answers 404 without data, and nothing is logged', async () => {
  const { data, init, read } = await refused('5', never)
  expect([init.status, data, read.failures]).toEqual([404, null, []])
})

test.each([
  ['the list', null, never],
  ['the audit log', list, () => Promise.reject(new Error('away'))],
])(
  'while %s cannot be read the page answers 503, not that there is no such case',
  async (_what, all, was) => {
    expect((await refused('5', was, all)).init.status).toBe(503)
  },
)

test.each(['0', '04', '4a', '-4', '9'.repeat(20), ''])(
  'the address %j is no case, and the API is not asked for it',
  async (sent) => {
    const { init, read } = await refused(sent, never)
    expect([init.status, read.asked]).toEqual([404, []])
  },
)

const thrown = (status: number, data: unknown) => ({ status, statusText: '', internal: false, data })

// Its words are fetched when they are needed.
test('what was taken down says so and leads on', { timeout: 60_000 }, async () => {
  const others = [{ title: '案例9', to: '/cases/9' }]
  renderAt(<GonePage error={thrown(410, { others })} words={goneCase} />)
  const gone = { level: 1, name: '这个案例已撤下' }
  expect(await screen.findByRole('heading', gone, { timeout: 50_000 })).toBeVisible()
  expect(screen.getByRole('link', { name: '案例9' })).toHaveAttribute('href', '/cases/9')
  expect(screen.getByRole('link', { name: '查看成功案例' })).toHaveAttribute('href', '/cases')
})
