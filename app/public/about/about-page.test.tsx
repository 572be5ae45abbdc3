import { createRemixStub } from '@remix-run/testing'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { rulesOf } from '#tests/setup/document.ts'
import type { AboutPageContent } from './about-content.ts'
import { AboutPage } from './about-page.tsx'

const empty: AboutPageContent = {
  texts: { title: '认识我们', subtitle: '副题', description: '说明', backgroundImage: '' },
  company: {
    companyName: '测试公司',
    description: '我们量土地，也标数据。',
    media: { kind: 'placeholder' },
    address: '合肥市某路 1 号',
    phone: '0551-1',
    email: 'a@example.com',
  },
  culture: { mission: '使命甲', vision: '愿景乙', values: '价值丙' },
  members: [],
  honors: [],
  copyrights: [],
  certifications: [],
  visits: [],
  news: [],
}

const member = {
  id: 7,
  name: '江禾川',
  position: '总经理',
  photoUrl: '/upload/m.webp',
  isEmployed: true,
  introduction: '测绘工程出身',
  achievements: ['主持测绘', '提出标准'],
}

const copyright = (id: number) => ({
  id,
  title: `软件${id}`,
  imageUrl: '',
  category: '标注工具',
  registrationDate: '2025-06-18',
  description: '任务分发',
})

const certification = {
  id: 3,
  title: '质量管理体系认证',
  imageUrl: '/upload/z.webp',
  category: '管理体系',
  issueDate: '2025-01-15',
  expiryDate: '2028-01-14',
  issuingAuthority: '示例中心',
  description: '全过程',
}

const story = (id: number) => ({
  id,
  title: `新闻${id}`,
  summary: `摘要${id}`,
  coverImage: '/upload/n.webp',
  author: '运营中心',
  date: '2026-11-12',
})

function renderAbout(props: Partial<AboutPageContent> = {}) {
  const Stub = createRemixStub([{ path: '*', Component: () => <AboutPage {...empty} {...props} /> }])
  return render(<Stub initialEntries={['/about']} />)
}

const region = (name: string) => screen.getByRole('region', { name })
const carousel = (name: string) => screen.getByLabelText(name, { selector: '[aria-roledescription]' })

const heightRule = (name: string) => rulesOf(carousel(name))

/** Opens an entry's dialog and hands it back. Found by text and tag: roles of a whole page take jsdom seconds. */
async function opened(link: string) {
  fireEvent.click(screen.getByText(link, { selector: 'a' }))
  await waitFor(() => expect(openDialog()).toHaveTextContent(link))
  return within(openDialog())
}

const openDialog = () => document.querySelector<HTMLElement>('dialog[open]')!

// The first render makes all styles and fetches the sections below the window, which takes longer than a test may.
beforeAll(async () => {
  renderAbout()
  await screen.findByText('暂无新闻动态', {}, { timeout: 60_000 })
  cleanup()
}, 120_000)

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  textIs('<p>正文段落</p>')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  fetched.mockReset()
})

/** What the call of one story answers. */
function textIs(content: string) {
  fetched.mockImplementation(() =>
    Promise.resolve(Response.json({ code: 200, message: '', data: { content } })),
  )
}

test('P-188 the banner shows the configured texts', () => {
  renderAbout()
  expect(screen.getByRole('heading', { level: 1, name: '认识我们' })).toBeInTheDocument()
  expect(screen.getByText('副题')).toBeInTheDocument()
})

test('P-189 the company block says who the company is', () => {
  renderAbout()
  const block = within(region('测试公司'))
  expect(block.getByText('我们量土地，也标数据。')).toBeInTheDocument()
  expect(block.getByRole('link', { name: '0551-1' })).toHaveAttribute('href', 'tel:05511')
})

test('P-190 mission, vision and core values stand on three cards', () => {
  renderAbout()
  const cards = within(region('企业文化')).getAllByRole('listitem')
  expect(cards.map((card) => card.textContent)).toEqual([
    expect.stringMatching(/^企业使命.*使命甲$/),
    expect.stringMatching(/^企业愿景.*愿景乙$/),
    expect.stringMatching(/^核心价值观.*价值丙$/),
  ])
})

test('P-193, P-194, P-195, P-196, P-502 a member opens a dialog of 800 px with all that is known', async () => {
  renderAbout({ members: [member] })
  const dialog = await opened('江禾川')
  expect(dialog.getByAltText('江禾川的照片')).toHaveAttribute('src', '/upload/m.webp')
  for (const text of ['总经理', '在职', '测绘工程出身', '主持测绘', '提出标准']) {
    expect(dialog.getByText(text)).toBeInTheDocument()
  }
  expect(rulesOf(openDialog())).toContain('width:min(800px,100vw-32px)')
})

test('P-196 someone who has left is marked so', async () => {
  renderAbout({ members: [{ ...member, isEmployed: false }] })
  expect((await opened('江禾川')).getByText('离职')).toBeInTheDocument()
})

test.each([
  ['江禾川', { members: [member] }],
  ['软件1', { copyrights: [copyright(1)] }],
  ['质量管理体系认证', { certifications: [certification] }],
  ['新闻1', { news: [story(1)] }],
])('P-380, X-16 a press outside closes the dialog of %s', async (link, content) => {
  renderAbout(content)
  await opened(link)
  fireEvent.mouseDown(openDialog())
  fireEvent.click(openDialog())
  await waitFor(() => expect(openDialog()).toBeNull())
})

test('X-16 the dialog closes by its cross, and the focus returns to where it was', async () => {
  renderAbout({ members: [member] })
  const link = screen.getByText('江禾川', { selector: 'a' })
  link.focus()
  const dialog = await opened('江禾川')
  fireEvent.click(dialog.getByLabelText('关闭'))
  await waitFor(() => expect(openDialog()).toBeNull())
  expect(link).toHaveFocus()
})

test('P-199 honours stand in a gallery; one without a picture is named', () => {
  renderAbout({
    honors: [
      { id: 1, title: '甲奖', src: '/upload/h.webp' },
      { id: 2, title: '乙奖', src: '' },
    ],
  })
  const honors = within(region('企业荣誉'))
  expect(honors.getByAltText('甲奖')).toHaveAttribute('src', '/upload/h.webp')
  expect(honors.getByText('乙奖')).toBeInTheDocument()
})

test('P-200, P-201, P-491 six copyrights stand on a slide of 500 px', () => {
  renderAbout({ copyrights: [1, 2, 3, 4, 5, 6, 7, 8].map(copyright) })
  const slides = [...carousel('软件著作权证书').querySelectorAll('ul')]
  expect(slides.map((slide) => slide.children.length)).toEqual([6, 2])
  expect(heightRule('软件著作权证书')).toContain('--carousel-height:500px')
})

test('P-202 a copyright opens a dialog with name, category, registration date and description', async () => {
  renderAbout({ copyrights: [copyright(1)] })
  await opened('软件1')
  expect([...openDialog().querySelectorAll('dd')].map((detail) => detail.textContent)).toEqual([
    '软件1',
    '标注工具',
    '2025-06-18',
    '任务分发',
  ])
})

test('P-203, P-204 a certification opens a dialog with its six facts', async () => {
  renderAbout({ certifications: [certification] })
  await opened('质量管理体系认证')
  expect([...openDialog().querySelectorAll('dd')].map((detail) => detail.textContent)).toEqual([
    '质量管理体系认证',
    '管理体系',
    '2025-01-15',
    '2028-01-14',
    '示例中心',
    '全过程',
  ])
})

test('P-205 leadership care shows picture and description', () => {
  renderAbout({ visits: [{ id: 1, imageUrl: '/upload/v.webp', description: '到总部调研' }] })
  const care = region('领导关怀')
  expect(within(care).getByText('到总部调研')).toBeInTheDocument()
  expect(care.querySelector('img')).toHaveAttribute('src', '/upload/v.webp')
})

test('people and visits without a picture stand in words, without an empty frame', async () => {
  renderAbout({
    members: [{ ...member, photoUrl: '' }],
    visits: [{ id: 1, imageUrl: '', description: '到总部调研' }],
  })
  expect(region('领导关怀').querySelectorAll('img, [aria-hidden]')).toHaveLength(0)
  expect(region('核心成员').querySelectorAll('img, [aria-hidden]')).toHaveLength(0)
  expect((await opened('江禾川')).queryByRole('img')).toBeNull()
})

test('P-206, P-207, P-492 three news stand side by side, 400 px high', () => {
  renderAbout({ news: [1, 2, 3, 4].map((id) => story(id)) })
  expect(heightRule('新闻列表')).toContain('--carousel-height:400px')
  const [track] = carousel('新闻列表').querySelectorAll('[tabindex="0"]')
  expect(rulesOf(track)).toContain('--carousel-columns:3')
})

test.each([
  ['P-208, P-492', '新闻列表', { news: [1, 2, 3, 4].map((id) => story(id)) }],
  ['P-491', '软件著作权证书', { copyrights: [1, 2, 3, 4, 5, 6, 7].map((id) => copyright(id)) }],
])('%s the carousel %s turns after 5 s, not before', (_lines, name, content) => {
  vi.useFakeTimers()
  renderAbout(content)
  const current = () => carousel(name).querySelector('button[aria-current]')?.getAttribute('aria-label')
  act(() => void vi.advanceTimersByTime(4999))
  expect(current()).toBe('第 1 页')
  act(() => void vi.advanceTimersByTime(1))
  expect(current()).toBe('第 2 页')
})

test('P-209 news open a dialog with cover, author, date, summary and text', async () => {
  renderAbout({ news: [story(1)] })
  const dialog = await opened('新闻1')
  for (const text of ['运营中心', '2026-11-12', '摘要1', '正文段落']) {
    expect(await dialog.findByText(text)).toBeInTheDocument()
  }
  expect(openDialog().querySelector('img')).toHaveAttribute('src', '/upload/n.webp')
  const addresses = fetched.mock.calls.map(([address]) => (address as URL).pathname)
  expect(addresses).toEqual(['/api/news/published/1'])
})

test('P-209 a text that does not come is asked for once more from its dialog, which meanwhile shows all else', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  renderAbout({ news: [story(1)] })
  const dialog = await opened('新闻1')
  expect(await dialog.findByRole('alert')).toHaveTextContent('网络错误，请稍后重试')
  expect(dialog.getByText('摘要1')).toBeInTheDocument()
  fireEvent.click(dialog.getByRole('button', { name: '重试' }))
  expect(await dialog.findByText('正文段落')).toBeInTheDocument()
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
  expect(dialog.getByRole('status')).toHaveTextContent('正文已显示')
  expect(dialog.getByRole('article')).toHaveFocus()
})

test('the dialog of a story leads to the page of its own', async () => {
  renderAbout({ news: [story(1)] })
  const link = (await opened('新闻1')).getByRole('link', { name: '打开全文页' })
  expect(link).toHaveAttribute('href', '/about/news/1')
})

test('P-210 without content the summary stands in its place, once', async () => {
  textIs('')
  renderAbout({ news: [story(1)] })
  const dialog = await opened('新闻1')
  await waitFor(() => expect(openDialog().querySelector('[aria-busy="false"]')).not.toBeNull())
  expect(dialog.getAllByText('摘要1')).toHaveLength(1)
  expect(dialog.getByText('摘要1').tagName).toBe('P')
})

test('P-211 each empty section has its own no-data text', () => {
  renderAbout()
  for (const text of [
    '暂无核心成员信息',
    '暂无企业荣誉',
    '暂无软件著作权',
    '暂无资质认证',
    '暂无领导关怀信息',
    '暂无新闻动态',
  ]) {
    expect(screen.getByText(text)).toBeInTheDocument()
  }
})

test('every sheet of the index leads to a section of the page', () => {
  renderAbout()
  const index = within(screen.getByRole('navigation', { name: '本页内容' })).getAllByRole('link')
  expect(index).toHaveLength(8)
  const missing = index.filter((link) => !document.querySelector(`section${link.getAttribute('href')}`))
  expect(missing).toEqual([])
})

test('X-104 the page leads to the cases', () => {
  renderAbout()
  expect(screen.getByRole('link', { name: '查看案例' })).toHaveAttribute('href', '/cases')
})
