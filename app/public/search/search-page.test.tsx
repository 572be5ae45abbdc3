import { createRemixStub } from '@remix-run/testing'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useLoaderData } from '@remix-run/react'
import { searchHead } from '#app/public/seo/page-heads.ts'
import { pageReaderOf } from '#tests/pages/read-of.ts'
import { loadSearchPage } from './load-search-page.ts'
import type { SearchContent } from './search-content.ts'
import { searchMeta } from './search-meta.ts'
import { SearchPage } from './search-page.tsx'

const CALL = 'GET /api/search?q=&type=&page='

const hit = (id: number, title: string, category = '') => ({
  id,
  title,
  excerpt: `有关标注的第${id}段`,
  category,
})
const group = (type: string, total: number, ...hits: object[]) => ({
  type,
  total,
  isCut: 0,
  page: 1,
  pages: 1,
  hits,
})
const found = [
  group('service', 1, hit(1, '数据标注')),
  group('case', 3, hit(2, '县域影像标注', 'map-making'), hit(3, '标注', 'general'), hit(4, '标注', 'gone')),
  group('news', 12, hit(5, '标注平台上线')),
  group('recruitment', 1, hit(6, '标注员')),
  group('software-copyright', 1, hit(7, '标注质检系统', '软件')),
]

afterEach(cleanup)

const load = (address: string, answers: object = { [CALL]: found }) => {
  const read = pageReaderOf(answers as Record<string, unknown>)
  return loadSearchPage(read, new URL(address, 'https://site.test').searchParams).then((loaded) => ({
    ...loaded,
    read,
  }))
}

async function show(address: string, answers?: object) {
  const Page = () => <SearchPage {...(useLoaderData() as SearchContent)} />
  const loader = async ({ request }: { request: Request }) => (await load(request.url, answers)).content
  const Stub = createRemixStub([{ path: '/search', loader, Component: Page }])
  render(<Stub initialEntries={[address]} />)
  await screen.findByRole('heading', { level: 1, name: '站内搜索' })
}

const field = () => screen.getByRole('searchbox', { name: '搜索服务、案例、新闻、岗位与软件著作权' })

test('what was found stands in groups with their counts, each leading to its page', async () => {
  await show('/search?q=标注')
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings.slice(0, 5)).toEqual([
    '服务 1 条',
    '案例 3 条',
    '新闻 12 条',
    '岗位 1 条',
    '软件著作权 1 条',
  ])
  expect(headings.at(-1)).toMatch(/^页面 \d+ 条$/)
  const leads = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
  expect(leads('服务 1 条')).toEqual(['/data-annotation'])
  expect(leads('案例 3 条')).toEqual(['/cases/2', '/cases/3', '/cases/4'])
  expect(leads('新闻 12 条')).toEqual([
    '/about/news/5',
    `/search?${new URLSearchParams({ q: '标注', type: 'news' })}`,
  ])
  expect(leads('岗位 1 条')).toEqual(['/contact/jobs/6'])
  expect(leads('软件著作权 1 条')).toEqual(['/about#copyrights-7'])
  expect(screen.getByRole('status')).toHaveTextContent(/^找到 \d+ 条与“标注”有关的内容。$/)
})

test('the words are marked in names and excerpts, whatever their size', async () => {
  const bpo = [group('service', 1, { id: 1, title: '互联网 BPO', excerpt: '坐席与 bpo', category: '' })]
  await show('/search?q=Bpo+坐席', { [CALL]: bpo })
  const marks = screen.getByRole('region', { name: '服务 1 条' }).querySelectorAll('mark')
  expect([...marks].map(({ textContent }) => textContent)).toEqual(['BPO', '坐席', 'bpo'])
})

test('nothing found says so and leads on', async () => {
  await show('/search?q=量子', { [CALL]: [group('news', 0)] })
  expect(screen.getByRole('status')).toHaveTextContent('没有找到与“量子”有关的内容')
  const ways = within(screen.getByRole('region', { name: '换个词试试，或从这里看起' }))
  expect(ways.getByRole('link', { name: '测绘服务' })).toHaveAttribute('href', '/map-surveying')
  expect(ways.getByRole('link', { name: '招聘岗位' })).toHaveAttribute('href', '/contact#jobs')
})

test('without a term there is the field and what is read most, and nothing is asked for', async () => {
  const { status, read } = await load('/search')
  expect([status, read.asked]).toEqual([200, []])
  await show('/search')
  expect(field()).toHaveValue('')
  expect(screen.getByRole('region', { name: '常用入口' })).toBeVisible()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test.each([
  ['标', '请至少输入 2 个字，例如“标注”'],
  ['标'.repeat(51), '搜索内容不能超过 50 个字，请挑其中最要紧的词'],
])('%s is answered 400 with a sentence at the field, and nothing is asked for', async (term, sentence) => {
  const { status, read } = await load(`/search?q=${term}`)
  expect([status, read.asked]).toEqual([400, []])
  await show(`/search?q=${term}`)
  expect(field()).toHaveAccessibleDescription(sentence)
  expect(field()).toHaveValue(term)
})

test('a call that fails is 503, said, and logged once', async () => {
  const { status, read } = await load('/search?q=标注', {})
  expect([status, read.failures]).toEqual([503, ['站内搜索失败']])
  await show('/search?q=标注', {})
  expect(screen.getByRole('status')).toHaveTextContent('暂时没有查到结果，请稍后再试。')
})

test('one group is leafed through', async () => {
  const second = { ...group('news', 23, hit(5, '标注平台上线')), page: 2, pages: 3 }
  await show('/search?q=标注&type=news&page=2', { [CALL]: [second] })
  const leaf = within(screen.getByRole('navigation', { name: '翻页' }))
  expect(leaf.getByText('第 2 页，共 3 页')).toBeVisible()
  const term = encodeURIComponent('标注')
  expect(leaf.getByRole('link', { name: '上一页' })).toHaveAttribute('href', `/search?q=${term}&type=news`)
  expect(leaf.getByRole('link', { name: '下一页' })).toHaveAttribute(
    'href',
    `/search?q=${term}&type=news&page=3`,
  )
  expect(screen.getByRole('link', { name: '查看全部类别' })).toHaveAttribute('href', `/search?q=${term}`)
})

test('where more may hold the term than were looked at, the count says so', async () => {
  await show('/search?q=标注', { [CALL]: [{ ...group('news', 200, hit(5, '标注')), isCut: 1 }] })
  expect(screen.getByRole('heading', { name: '新闻 200 条以上' })).toBeVisible()
})

test('a kind and a page that are none count as not sent', async () => {
  const { content, status } = await load('/search?q=标注&type=account&page=-1')
  expect([status, content.type, content.groups.length]).toEqual([200, undefined, 6])
})

test('the form is an ordinary one, and with a script another term needs no new document', async () => {
  await show('/search?q=标注')
  const form = screen.getByRole('search', { name: '站内搜索' })
  expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/search', null])
  fireEvent.change(field(), { target: { value: '标' } })
  fireEvent.submit(form)
  expect(await screen.findByText('请至少输入 2 个字，例如“标注”')).toBeVisible()
  expect(field()).toHaveValue('标')
})

test('a page of results is found in no other search, and names the page of search as its address', async () => {
  const { content } = await load('/search?q=标注')
  const head = searchHead(content.term)
  expect(searchMeta({ head, publicUrl: 'https://www.example.com' })).toEqual([
    { title: '“标注”的搜索结果 · 图联科技' },
    { name: 'description', content: head.description },
    { name: 'robots', content: 'noindex' },
    { tagName: 'link', rel: 'canonical', href: 'https://www.example.com/search' },
  ])
})
