import { createRemixStub } from '@remix-run/testing'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { shownRules } from '#tests/setup/document.ts'
import { Header } from './header.tsx'

function renderHeader(path = '/') {
  const Stub = createRemixStub([{ path: '*', Component: () => <Header isOverDark /> }])
  return render(<Stub initialEntries={[path]} />)
}

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  act(() => void window.dispatchEvent(new Event('scroll')))
}

const main = () => screen.getByRole('navigation', { name: '主导航' })
const banner = () => screen.getByRole('banner')
const mobileMenu = () => banner().querySelector('details')!

afterEach(() => {
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
})

test('P-067 the logo links to /', async () => {
  renderHeader('/about')
  expect(await screen.findByRole('link', { name: '图联科技 TULIAN，首页' })).toHaveAttribute('href', '/')
})

test.each([
  ['P-068', '首页', '/'],
  ['P-069', '关于我们', '/about'],
  ['P-003, P-071', '标注平台', '/label'],
  ['P-072', '联系我们', '/contact'],
])('%s the navigation has %s', (_number, name, path) => {
  renderHeader()
  expect(within(main()).getByRole('link', { name })).toHaveAttribute('href', path)
})

test('P-070, P-073…P-078 the services menu lists the six services', () => {
  renderHeader()
  expect(within(main()).getByRole('button', { name: '服务' })).toBeInTheDocument()
  expect([...main().querySelectorAll('button ~ div a')].map((link) => link.getAttribute('href'))).toEqual([
    '/government-services',
    '/data-annotation',
    '/data-collection',
    '/internet-bpo',
    '/map-surveying',
    '/industry-education',
  ])
})

test('a mark beside the navigation and the last line of the phone menu lead to search', () => {
  renderHeader()
  const menu = within(screen.getByRole('navigation', { name: '移动端导航', hidden: true }))
  const inMenu = menu.getByRole('link', { name: '站内搜索', hidden: true })
  const marks = within(banner()).getAllByRole('link', { name: '站内搜索', hidden: true })
  expect(marks).toHaveLength(2)
  expect(marks).toContain(inMenu)
  for (const mark of marks) expect(mark).toHaveAttribute('href', '/search')
  expect(within(main()).queryByRole('link', { name: '站内搜索' })).toBeNull()
})

test('P-083 no case page is linked', () => {
  renderHeader()
  expect(banner().querySelectorAll('a[href*="cases"]')).toHaveLength(0)
})

test('on paper it stands once at the top, not over the text of every sheet', () => {
  renderHeader()
  const rules = shownRules().replaceAll(/\s/g, '')
  const own = [...banner().classList].at(-1)
  // Twice, so that it wins over the look of a header that follows.
  expect(rules).toMatch(new RegExp(`@mediaprint\\{(\\.${own}){2}\\{position:absolute`))
})

test('it follows the page once it is alive, also when it is rendered again', () => {
  renderHeader()
  expect(banner()).toHaveAttribute('data-following')
  scrollTo(51)
  expect(banner()).toHaveAttribute('data-scrolled')
  expect(banner()).toHaveAttribute('data-following')
  scrollTo(0)
})

test('P-079, P-495 the scrolled style comes past 50 px, not at 50', () => {
  renderHeader()
  expect(banner()).not.toHaveAttribute('data-scrolled')
  scrollTo(50)
  expect(banner()).not.toHaveAttribute('data-scrolled')
  scrollTo(51)
  expect(banner()).toHaveAttribute('data-scrolled')
  scrollTo(0)
  expect(banner()).not.toHaveAttribute('data-scrolled')
})

test('P-081, P-364 the services menu opens on hover', async () => {
  renderHeader()
  const services = within(main()).getByRole('button', { name: '服务' })
  expect(services).toHaveAttribute('aria-expanded', 'false')
  await userEvent.hover(services)
  expect(services).toHaveAttribute('aria-expanded', 'true')
})

test('P-080, P-363 the mobile menu opens and closes', () => {
  renderHeader()
  expect(mobileMenu().open).toBe(false)
  expect(screen.getByLabelText('打开菜单')).toBeInTheDocument()
  act(() => mobileMenu().setAttribute('open', ''))
  fireEvent(mobileMenu(), new Event('toggle'))
  expect(screen.getByLabelText('关闭菜单')).toBeInTheDocument()
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(mobileMenu().open).toBe(false)
})

test('P-082 the services menu closes when one of its links is followed', async () => {
  renderHeader()
  const services = within(main()).getByRole('button', { name: '服务' })
  await userEvent.hover(services)
  await userEvent.click(within(main()).getByRole('link', { name: /数据采集/ }))
  expect(services).toHaveAttribute('aria-expanded', 'false')
})

test.each(['图联科技 TULIAN，首页', '互联网 BPO'])(
  'P-082 the mobile menu closes when %s is followed',
  async (name) => {
    renderHeader()
    act(() => mobileMenu().setAttribute('open', ''))
    await userEvent.click([...screen.getAllByRole('link', { name })].at(-1)!)
    expect(mobileMenu().open).toBe(false)
  },
)

test('the page shown is marked', () => {
  renderHeader('/label')
  expect(within(main()).getByRole('link', { name: '标注平台' })).toHaveAttribute('aria-current', 'page')
  expect(within(main()).getByRole('link', { name: '首页' })).not.toHaveAttribute('aria-current')
})
