import { createRemixStub } from '@remix-run/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { CleanHtml } from '#contract/shared/html-allow-list.ts'
import { ApiError } from '#contract/client/api-error.ts'
import { GonePage } from '#app/public/reading/gone-page.tsx'
import { pageReaderOf } from '#tests/pages/read-of.ts'
import { loadNewsPage, type NewsPageContent } from './load-news-page.ts'
import { goneNews, NewsPage } from './news-page.tsx'

const ONE = 'GET /api/news/published/{id}'
const ALL = 'GET /api/news/published'

const record = (id: number) => ({
  id,
  title: `新闻${id}`,
  summary: `摘要${id}`,
  content: '<p>正文段落</p><script>alert(1)</script>',
  coverImage: 'n.webp',
  author: '运营中心',
  publishTime: '2026-11-12 09:30:00',
  createTime: '2026-11-11 08:00:00',
})
const list = [record(9), record(4), record(7)]

afterEach(cleanup)

/** Renders what is given where the page stands. */
function renderAt(element: JSX.Element) {
  const Stub = createRemixStub([{ path: '*', Component: () => element }])
  render(<Stub initialEntries={['/about/news/4']} />)
}

const page = async (change: Partial<NewsPageContent['story']> = {}) => {
  const content = await loadNewsPage(pageReaderOf({ [ONE]: record(4), [ALL]: list }), '4')
  renderAt(<NewsPage {...content} story={{ ...content.story, ...change }} />)
}

test('a story stands whole on a page of its own, with its time to the minute, and its text is clean', async () => {
  await page()
  expect(screen.getByRole('heading', { level: 1, name: '新闻4' })).toBeVisible()
  const article = screen.getByRole('article')
  for (const text of ['运营中心', '2026-11-12 09:30', '摘要4', '正文段落'])
    expect(within(article).getByText(text)).toBeInTheDocument()
  expect(article.querySelector('time')).toHaveAttribute('datetime', '2026-11-12T09:30:00')
  expect(article.querySelector('img')).toHaveAttribute('src', '/upload/n.webp')
  expect(article.innerHTML).not.toContain('alert(1)')
})

test('the ways lead to the story before it, to the one after it and back to the list', async () => {
  await page()
  const ways = within(screen.getByRole('navigation', { name: '继续阅读' }))
  expect(ways.getByRole('link', { name: '上一篇新闻9' })).toHaveAttribute('href', '/about/news/9')
  expect(ways.getByRole('link', { name: '下一篇新闻7' })).toHaveAttribute('href', '/about/news/7')
  expect(ways.getByRole('link', { name: '返回新闻列表' })).toHaveAttribute('href', '/about#news')
})

test('P-210 without a text the summary stands in its place, once, and without a cover there is no frame', async () => {
  await page({ content: '' as CleanHtml, coverImage: '' })
  expect(screen.getAllByText('摘要4')).toHaveLength(1)
  expect(screen.getByRole('article').querySelector('img')).toBeNull()
})

test('the page stands without neighbours where the list does not load', async () => {
  const read = pageReaderOf({ [ONE]: record(4) })
  const content = await loadNewsPage(read, '4')
  expect([content.previous, content.next]).toEqual([undefined, undefined])
  expect(read.failures).toEqual(['加载新闻失败'])
})

/** What the loader throws where the call refuses. */
async function refused(status: number, sent: string | undefined = '4', all: object[] = list) {
  const answers = { [ALL]: all, [ONE]: Promise.reject(new ApiError({ status, message: '' })) }
  answers[ONE].catch(() => undefined)
  const read = pageReaderOf(answers)
  const thrown: unknown = await loadNewsPage(read, sent).catch((error: unknown) => error)
  return { ...(thrown as { data: { others: object[] } | null; init: ResponseInit }), read }
}

test.each([
  [410, { others: [9, 4, 7].map((id) => ({ title: `新闻${id}`, to: `/about/news/${id}` })) }],
  // Without data: that is how the server knows an unknown address, for which it has a light page.
  [404, null],
])('a story that is not there answers %i with %j, and nothing is logged', async (status, sent) => {
  const { data, init, read } = await refused(status)
  expect([init.status, data]).toEqual([status, sent])
  expect(read.failures).toEqual([])
})

test('a store that is away answers 503, not that there is no such story', async () => {
  const { init, read } = await refused(503)
  expect(init.status).toBe(503)
  expect(read.failures).toEqual(['加载新闻失败'])
})

test.each(['0', '04', '4a', '1e3', '-4', '9'.repeat(20), undefined])(
  'the address %s is no story, and the API is not asked for it',
  async (sent) => {
    const { init, read } = await refused(500, sent ?? '')
    expect(init.status).toBe(404)
    expect(read.asked).toEqual([])
  },
)

test('no more than five others are offered', async () => {
  const { data } = await refused(
    410,
    '4',
    Array.from({ length: 8 }, (_, index) => record(index + 10)),
  )
  expect(data?.others).toHaveLength(5)
})

const thrown = (status: number, data: unknown) => ({ status, statusText: '', internal: false, data })

// Its words are fetched when they are needed.
test('what was taken down says so and leads on', { timeout: 60_000 }, async () => {
  const others = [{ title: '新闻9', to: '/about/news/9' }]
  renderAt(<GonePage error={thrown(410, { others })} words={goneNews} />)
  const gone = { level: 1, name: '这条新闻已撤下' }
  expect(await screen.findByRole('heading', gone, { timeout: 50_000 })).toBeVisible()
  expect(screen.getByRole('link', { name: '新闻9' })).toHaveAttribute('href', '/about/news/9')
  expect(screen.getByRole('link', { name: '查看新闻动态' })).toHaveAttribute('href', '/about#news')
})

test.each([
  ['what never was', thrown(404, null), '这个坐标上没有页面'],
  ['any other failure', new Error('inner detail'), '页面暂时无法显示'],
])('%s is the error page', (_what, error, title) => {
  renderAt(<GonePage error={error} words={goneNews} />)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.queryByText('inner detail')).toBeNull()
})
