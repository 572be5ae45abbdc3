import { createRemixStub } from '@remix-run/testing'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import type { CasePageContent } from './case-content.ts'
import { CasePage } from './case-page.tsx'
import { casePageAt, casePages } from './case-pages.ts'
import { placeOf } from './load-case-page.ts'
import type { Special } from './special/special-content.ts'

const entry = (id: number, category = 'general') => ({
  id,
  title: `案例${id}`,
  description: `描述${id}`,
  category,
  imageUrl: `/upload/${id}.webp`,
})

const illustrated = (id: number, title: string) => ({
  id,
  title,
  description: `${title}的说明`,
  imageUrl: '',
})

function renderPage(path: string, content: Partial<CasePageContent> = {}, hash = '') {
  const page = casePageAt(path)!
  const { title, subtitle, description } = page
  const props = {
    path,
    place: placeOf(page),
    texts: { title, subtitle, description, backgroundImage: '' },
    cases: [],
    ...content,
  }
  const Stub = createRemixStub([{ path: '*', Component: () => <CasePage {...props} /> }])
  return render(<Stub initialEntries={[path + hash]} />)
}

const emptySpecial: Record<Special['kind'], Special> = {
  soil: { kind: 'soil', introduction: null, techniques: [], works: [] },
  land: { kind: 'land', background: null, steps: [], statistics: [] },
  disaster: { kind: 'disaster', collected: [], management: [], assessment: [] },
  driving: {
    kind: 'driving',
    texts: {},
    tabs: [
      { id: 'service', label: '服务内容', entries: [] },
      { id: 'collection', label: '数据采集', entries: [] },
    ],
  },
}

const soil = '/government-cases/soil-submission'
const land = '/government-cases/land-extension'
const disaster = '/government-cases/natural-disaster'
const driving = '/data-annotation-cases/autonomous-driving'

// The first render makes all styles and fetches the sections, which takes longer than a test may.
beforeAll(async () => {
  const patience = { timeout: 60_000 }
  renderPage(soil, { special: emptySpecial.soil })
  renderPage(land, { special: emptySpecial.land })
  renderPage(disaster, { special: emptySpecial.disaster })
  renderPage(driving, { special: emptySpecial.driving })
  await screen.findByText('暂无核心技术', {}, patience)
  await screen.findByText('暂无系统统计', {}, patience)
  await screen.findByText('暂无数据管理功能', {}, patience)
  await screen.findByText('暂无服务内容', {}, patience)
  await screen.findAllByText('暂无案例', {}, patience)
  cleanup()
  renderPage('/government-cases')
  await screen.findByRole('region', { name: '按业务查看' }, patience)
  cleanup()
}, 120_000)

test.each([
  ['P-213', '/government-cases'],
  ['P-214', '/data-annotation-cases'],
  ['P-215', '/map-surveying-cases'],
  ['P-216', '/industry-education-cases'],
  ['P-217', '/cases'],
])('%s %s shows cards of image, title and description', (_number, path) => {
  renderPage(path, { cases: [entry(1), entry(2)] })
  const cards = screen.getByRole('region', { name: '项目记录' })
  expect(within(cards).getByRole('link', { name: '案例1' })).toBeInTheDocument()
  expect(within(cards).getByText('描述2')).toBeInTheDocument()
  expect([...cards.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/upload/1.webp',
    '/upload/2.webp',
  ])
})

test.each(['/cases', '/government-cases', '/map-surveying-cases/map-making'])(
  'P-219 without cases %s says so',
  (path) => {
    renderPage(path)
    expect(screen.getByText('暂无案例')).toBeInTheDocument()
  },
)

test('X-10 a card leads to the page of its case, and is what an old address of it names', () => {
  renderPage('/cases', { cases: [entry(7)] })
  const link = screen.getByRole('link', { name: '案例7' })
  expect(link).toHaveAttribute('href', '/cases/7')
  expect(document.getElementById('case-7')).toContainElement(link)
})

test.each([
  ['/cases#case-7', ['/cases/7']],
  ['/government-cases/soil-submission#case-12', ['/cases/12']],
  ['/cases#case', []],
  ['/cases#case-x', []],
])('an old address such as %s leads to %j', (address, led) => {
  const replace = vi.fn()
  vi.stubGlobal('location', { ...window.location, replace })
  const [path = '', hash] = address.split('#')
  renderPage(path, { cases: [entry(7)] }, `#${hash}`)
  expect(replace.mock.calls.flat()).toEqual(led)
  vi.unstubAllGlobals()
})

test('X-02 a parent leads to its sub pages and says which of them a case belongs to', () => {
  renderPage('/government-cases', { cases: [entry(1, 'soil-submission')] })
  const index = within(screen.getByRole('region', { name: '按业务查看' }))
  expect(index.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([soil, land, disaster])
  expect(within(screen.getByRole('region', { name: '项目记录' })).getByText('土壤汇交')).toBeInTheDocument()
})

test('a sub page leads back by its breadcrumbs and on to its neighbours', () => {
  renderPage('/map-surveying-cases/map-making')
  const trail = within(screen.getByRole('navigation', { name: '当前位置' }))
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/cases',
    '/map-surveying-cases',
  ])
  const beside = within(screen.getByRole('region', { name: '同类案例' })).getAllByRole('link')
  expect(beside).toHaveLength(4)
  expect(beside[0]).toHaveAttribute('aria-current', 'page')
})

test.each([
  [soil, 'soil', ['暂无土壤汇交简介', '暂无核心技术', '暂无业务案例']],
  [land, 'land', ['暂无服务背景', '暂无流程', '暂无系统统计']],
  [disaster, 'disaster', ['暂无数据采集服务', '暂无数据管理功能', '暂无风险评估功能']],
  [driving, 'driving', ['暂无服务内容', '暂无数据采集']],
] as const)(
  'P-223, X-11 each section of %s has its own empty state, and so have its cases',
  (path, kind, texts) => {
    renderPage(path, { special: emptySpecial[kind] })
    for (const text of [...texts, '暂无案例']) expect(screen.getByText(text)).toBeInTheDocument()
  },
)

test('A-120, A-121, A-122, X-11 soil submission shows introduction, techniques and works, then its cases', () => {
  renderPage(soil, {
    cases: [entry(1, 'soil-submission')],
    special: {
      kind: 'soil',
      introduction: illustrated(1, '简介甲'),
      techniques: [illustrated(1, '技术乙')],
      works: [illustrated(1, '业务丙')],
    },
  })
  for (const text of ['简介甲的说明', '技术乙的说明', '业务丙的说明', '案例1']) {
    expect(screen.getByText(text)).toBeInTheDocument()
  }
})

test('A-123, A-124, A-125, X-11 land extension shows background, process with deliverables and statistics', () => {
  renderPage(land, {
    special: {
      kind: 'land',
      background: { ...illustrated(1, '背景甲'), imageUrl: '/upload/map.webp' },
      steps: [{ ...illustrated(1, '摸底'), deliverable: '摸底清单' }],
      statistics: [illustrated(1, '进度统计')],
    },
  })
  expect(screen.getByText('背景甲的说明')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /思维导图/ })).toHaveAttribute('href', '/upload/map.webp')
  expect(screen.getByText('交付成果：摸底清单')).toBeInTheDocument()
  expect(screen.getByRole('tab', { name: /进度统计/ })).toBeInTheDocument()
})

test('A-126, A-127, A-128, X-11 natural disasters show collection, management and assessment', () => {
  renderPage(disaster, {
    special: {
      kind: 'disaster',
      collected: [
        { id: 1, dataType: '致灾因子', collectionMethod: '逐点核查', technicalSupport: '变化检测' },
      ],
      management: [illustrated(1, '一张图')],
      assessment: [illustrated(1, '情景推演')],
    },
  })
  for (const text of ['致灾因子', '逐点核查', '变化检测', '情景推演的说明']) {
    expect(screen.getByText(text)).toBeInTheDocument()
  }
  expect(screen.getByRole('tab', { name: /一张图/ })).toBeInTheDocument()
})

test('A-129, A-130, X-11 the entries of autonomous driving stand under their tabs', () => {
  renderPage(driving, {
    special: {
      kind: 'driving',
      texts: {},
      tabs: [
        { id: 'service', label: '服务内容', entries: [illustrated(1, '立方体标注')] },
        { id: 'advantage', label: '服务优势', entries: [illustrated(2, '规则沉淀')] },
      ],
    },
  })
  expect(screen.getByRole('tabpanel', { name: '服务内容' })).toHaveTextContent('立方体标注')
  fireEvent.click(screen.getByRole('tab', { name: /服务优势/ }))
  expect(screen.getByRole('tabpanel', { name: '服务优势' })).toHaveTextContent('规则沉淀')
  expect(screen.queryByRole('tabpanel', { name: '服务内容' })).not.toBeInTheDocument()
})

test.each(casePages.map(({ path }) => path))(
  '%s prints no empty place, which would be taken for a lost one',
  (path) => {
    const { container } = renderPage(path)
    const places = [...container.querySelectorAll(':scope > div')]
    expect(places.length).toBeGreaterThan(1)
    for (const place of places) expect(place).not.toHaveTextContent(/^$/)
  },
)
