import { createRemixStub } from '@remix-run/testing'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { rulesOf } from '#tests/setup/document.ts'
import { defaultContact } from './contact-block/company-contact.ts'
import { HomePage, type HomePageProps } from './home-page.tsx'
import { defaultBanners } from './hero/banner.ts'
import { defaultServiceCards } from './service-cards/service-card.ts'
import { eyebrowOf } from '#tests/setup/eyebrow-of.ts'

const defaults: HomePageProps = {
  banners: defaultBanners,
  services: defaultServiceCards,
  about: { companyName: '图联科技', description: '我们量土地，也标数据。', media: { kind: 'placeholder' } },
  proof: { cases: [], certificates: [], news: [] },
  partners: [],
  contact: defaultContact,
}

const partner = (id: number) => ({ id, name: `伙伴${id}`, description: '', logoUrl: `/upload/${id}.webp` })

function renderHome(props: Partial<HomePageProps> = {}) {
  const Stub = createRemixStub([{ path: '*', Component: () => <HomePage {...defaults} {...props} /> }])
  return render(<Stub />)
}

const carousel = (name: string) => screen.getByLabelText(name, { selector: '[aria-roledescription]' })
const currentPage = (name: string) =>
  carousel(name).querySelector('button[aria-current]')?.getAttribute('aria-label')

// The first render of a page makes all its styles, which takes jsdom longer than a test may.
// It also fetches the sections below the window, which later renders then have at once.
beforeAll(async () => {
  renderHome()
  const patience = { timeout: 60_000 }
  await screen.findByText('公司成立', {}, patience)
  await screen.findByText('政府数据服务', { selector: 'h3 *' }, patience)
  await screen.findByText('暂无合作伙伴', {}, patience)
  await screen.findByLabelText('在线留言', {}, patience)
  cleanup()
}, 120_000)

afterEach(() => vi.useRealTimers())

test('P-086, P-087 the hero leads to /contact and /services', () => {
  renderHome()
  const hero = within(carousel('首页轮播'))
  expect(hero.getAllByText('联系我们')[0]!.closest('a')).toHaveAttribute('href', '/contact')
  expect(hero.getAllByText('了解服务')[0]!.closest('a')).toHaveAttribute('href', '/services')
})

test('P-088…P-091 the three default banners and their images', () => {
  renderHome()
  const hero = carousel('首页轮播')
  expect([...hero.querySelectorAll('h2')].map((title) => title.textContent)).toEqual([
    '欢迎来到图联科技',
    '创新驱动，智能标注',
    '优质服务，值得托付',
  ])
  expect([...hero.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/images/banner1.jpg',
    '/images/banner2.jpg',
    '/images/banner3.jpg',
  ])
})

test('the first banner loads at once and before others, the second ahead of its turn, the third when near', () => {
  renderHome()
  const [first, second, third] = carousel('首页轮播').querySelectorAll('img')
  expect(first).toHaveAttribute('loading', 'eager')
  expect(first).toHaveAttribute('fetchpriority', 'high')
  expect(second).toHaveAttribute('loading', 'eager')
  expect(second).not.toHaveAttribute('fetchpriority', 'high')
  expect(third).toHaveAttribute('loading', 'lazy')
})

test('X-51 a banner opens its link: inside the site here, elsewhere in a new window, none without one', () => {
  const [one, two, three] = defaultBanners
  renderHome({ banners: [{ ...one!, linkUrl: '/about' }, { ...two!, linkUrl: 'https://e.com/' }, three!] })
  expect(screen.getByLabelText('查看：欢迎来到图联科技')).toHaveAttribute('href', '/about')
  const elsewhere = screen.getByLabelText('查看：创新驱动，智能标注（在新窗口打开）')
  expect(elsewhere).toHaveAttribute('href', 'https://e.com/')
  expect(elsewhere).toHaveAttribute('rel', 'noopener noreferrer')
  expect(screen.queryByLabelText(/优质服务/)).not.toBeInTheDocument()
})

test('P-085, P-366 the hero turns after 5 s, not before', () => {
  vi.useFakeTimers()
  renderHome()
  expect(currentPage('首页轮播')).toBe('第 1 页')
  act(() => void vi.advanceTimersByTime(4999))
  expect(currentPage('首页轮播')).toBe('第 1 页')
  act(() => void vi.advanceTimersByTime(1))
  expect(currentPage('首页轮播')).toBe('第 2 页')
})

test('P-093, P-496 at most three service cards', () => {
  const services = [1, 2, 3, 4].map((id) => ({ id, title: `服务${id}`, description: '', path: '/services' }))
  renderHome({ services })
  expect(screen.getAllByText(/^服务\d$/).map((title) => title.textContent)).toEqual([
    '服务1',
    '服务2',
    '服务3',
  ])
})

test('P-094 the default cards lead to three services', () => {
  renderHome()
  expect(
    ['政府数据服务', '数据标注', '产教融合'].map((title) =>
      screen.getByText(title, { selector: 'h3 *' }).closest('a')?.getAttribute('href'),
    ),
  ).toEqual(['/government-services', '/data-annotation', '/industry-education'])
})

test('X-104 all six services stand below the cards, a line and a link each', () => {
  renderHome()
  const services = within(screen.getByRole('list', { name: '六项服务一览' }))
  expect(services.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/government-services',
    '/data-annotation',
    '/data-collection',
    '/internet-bpo',
    '/map-surveying',
    '/industry-education',
  ])
  expect(services.getByText('可扩展的业务流程外包')).toBeInTheDocument()
})

test('without cases, certificates and news nothing stands for them, and the numbers close up', () => {
  renderHome()
  expect(screen.queryByText('案例与资质')).not.toBeInTheDocument()
  expect(eyebrowOf('合作伙伴')).toBe('03')
})

test('with any of them the section stands between the company and its partners', async () => {
  renderHome({ proof: { ...defaults.proof, certificates: [{ id: 1, title: '测绘资质证书' }] } })
  const heading = await screen.findByText('案例与资质')
  expect(eyebrowOf('案例与资质')).toBe('03')
  expect(eyebrowOf('联系我们')).toBe('05')
  expect(eyebrowOf('合作伙伴')).toBe('04')
  const partners = screen.getByRole('heading', { name: '合作伙伴' })
  expect(heading.compareDocumentPosition(partners)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test.each([
  ['P-096', '公司成立', '2007'],
  ['P-097', '员工', '1300+'],
  ['P-098', '自有产业学院', '100+'],
  ['P-099', '生态员工', '5000+'],
])('%s the counter %s ends at %s', (_number, label, figure) => {
  renderHome()
  expect(screen.getByText(label, { selector: 'dt' }).nextElementSibling).toHaveTextContent(figure)
})

test('P-100, P-101, P-102, P-367, P-497 the counters count once when seen, 1/100 of the target every 20 ms', () => {
  vi.useFakeTimers()
  const seen: (() => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private notice: (entries: { isIntersecting: boolean }[]) => void) {}
      observe(element: Element) {
        this.notice([{ isIntersecting: false }])
        if (element.querySelector('[data-final="5000+"]'))
          seen.push(() => this.notice([{ isIntersecting: true }]))
      }
      disconnect() {}
    },
  )
  renderHome()
  const shown = () => document.querySelector('[data-final="5000+"]')?.textContent
  expect(shown()).toBe('5000+')
  act(() => seen.at(-1)?.())
  expect(shown()).toBe('0+')
  act(() => void vi.advanceTimersByTime(20))
  expect(shown()).toBe('50+')
  act(() => void vi.advanceTimersByTime(20 * 98))
  expect(shown()).toBe('4950+')
  act(() => void vi.advanceTimersByTime(20))
  expect(shown()).toBe('5000+')
  act(() => void vi.advanceTimersByTime(10_000))
  expect(shown()).toBe('5000+')
  vi.unstubAllGlobals()
})

test.each([
  ['P-103', { kind: 'video', url: '/upload/film.mp4' }, 'video[src="/upload/film.mp4"]'],
  ['P-104', { kind: 'image', url: '/upload/about.webp' }, 'img[src="/upload/about.webp"]'],
  ['P-105', { kind: 'placeholder' }, '[aria-label="公司形象示意图"]'],
] as const)('%s the medium beside the counters', (_number, media, selector) => {
  const { container } = renderHome({ about: { ...defaults.about, media } })
  expect(container.querySelector(selector)).toBeInTheDocument()
})

test('P-008, P-106, P-108, P-490 six partners stand on a page, 400 px high', () => {
  renderHome({ partners: [1, 2, 3, 4, 5, 6, 7, 8].map(partner) })
  const pages = [...carousel('合作伙伴标志').querySelectorAll('ul')]
  expect(pages.map((page) => page.querySelectorAll('img').length)).toEqual([6, 2])
  expect(rulesOf(carousel('合作伙伴标志'))).toContain('--carousel-height:400px')
})

test('P-107, P-366, P-490 the partners turn after 5 s', () => {
  vi.useFakeTimers()
  renderHome({ partners: [1, 2, 3, 4, 5, 6, 7].map(partner) })
  act(() => void vi.advanceTimersByTime(4999))
  expect(currentPage('合作伙伴标志')).toBe('第 1 页')
  act(() => void vi.advanceTimersByTime(1))
  expect(currentPage('合作伙伴标志')).toBe('第 2 页')
})

test('X-51 a logo opens the website of its partner when there is one', () => {
  renderHome({ partners: [{ ...partner(1), websiteUrl: 'https://e.com/' }, partner(2)] })
  expect(screen.getByAltText('伙伴1').closest('a')).toHaveAttribute('href', 'https://e.com/')
  expect(screen.getByAltText('伙伴2').closest('a')).toBeNull()
})

test('P-109 without partners a message shows', () => {
  renderHome()
  expect(screen.getByText('暂无合作伙伴')).toBeInTheDocument()
})

test('P-110, P-111, P-113 the contact block shows the defaults', () => {
  renderHome()
  expect(screen.getByText(/安徽省合肥市/)).toBeInTheDocument()
  expect(screen.getByText('0551-00000000')).toHaveAttribute('href', 'tel:055100000000')
  expect(screen.getByText('contact@example.com')).toHaveAttribute('href', 'mailto:contact@example.com')
})

test('P-112 the about data replaces them', () => {
  renderHome({ contact: { address: '合肥市某路 1 号', phone: '0551-1', email: 'a@e.com' } })
  expect(screen.getByText('合肥市某路 1 号')).toBeInTheDocument()
  expect(screen.getByText('0551-1')).toBeInTheDocument()
  expect(screen.getByText('a@e.com')).toBeInTheDocument()
})

test('P-114 the message form stands below the contact details', () => {
  renderHome()
  const form = screen.getByLabelText('在线留言')
  const address = screen.getByText(/安徽省合肥市/)
  expect(address.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
