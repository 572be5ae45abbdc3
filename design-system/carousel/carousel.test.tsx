import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shownRules } from '#tests/setup/document.ts'
import { Carousel, type CarouselProps } from './index.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const slides = ['一', '二', '三'].map((text) => <p key={text}>{text}</p>)

function show(props: Partial<CarouselProps> = {}) {
  return render(
    <Carousel label="首页轮播" interval={5000} variant="hero" height={700} {...props}>
      {props.children ?? slides}
    </Carousel>,
  )
}

const root = () => screen.getByRole('region', { name: '首页轮播' })
const current = () => document.querySelector('button[aria-current]')?.getAttribute('aria-label')

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

test('P-085, P-489 it turns by itself every 5000 ms and begins again after the last page', () => {
  show()
  pass(4999)
  expect(current()).toBe('第 1 页')
  pass(1)
  expect(current()).toBe('第 2 页')
  pass(5000)
  expect(current()).toBe('第 3 页')
  pass(5000)
  expect(current()).toBe('第 1 页')
})

test('of a hero only the next slide’s picture is loaded ahead', () => {
  const pictures = ['一', '二', '三'].map((alt) => <img key={alt} alt={alt} src="" loading="lazy" />)
  const eager = () =>
    [...document.querySelectorAll('img[loading=eager]')].map((picture) => picture.getAttribute('alt'))
  const { unmount } = show({ children: pictures })
  expect(eager()).toEqual(['二'])
  pass(5000)
  expect(eager()).toEqual(['二', '三'])
  unmount()
  show({ children: pictures, variant: 'cards' })
  expect(eager()).toEqual([])
})

test('P-084, P-489 its height of 700 px holds from 1024 px up', () => {
  show()
  expect(shownRules().replaceAll(/\s/g, '')).toContain('--carousel-height:700px')
})

test('it waits while the pointer rests on it and then needs only the rest of the time', () => {
  show()
  pass(3000)
  fireEvent.pointerEnter(root(), { pointerType: 'mouse' })
  pass(20_000)
  expect(current()).toBe('第 1 页')
  fireEvent.pointerLeave(root())
  pass(2000)
  expect(current()).toBe('第 2 页')
})

test('it waits while the page is hidden', () => {
  show()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  pass(20_000)
  expect(current()).toBe('第 1 页')
  hidden.mockReturnValue(false)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  pass(5000)
  expect(current()).toBe('第 2 页')
})

test('the pause button stops it until it is pressed again', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: '暂停自动播放' }))
  pass(20_000)
  expect(current()).toBe('第 1 页')
  fireEvent.click(screen.getByRole('button', { name: '继续自动播放' }))
  pass(5000)
  expect(current()).toBe('第 2 页')
})

test('with reduced motion nothing moves by itself and no pause button is needed', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList,
  )
  show()
  pass(20_000)
  expect(current()).toBe('第 1 页')
  expect(screen.queryByRole('button', { name: '暂停自动播放' })).not.toBeInTheDocument()
})

test('buttons, dots and arrow keys turn pages and say where one is; by itself it stays silent', () => {
  show()
  pass(5000)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  fireEvent.click(screen.getByRole('button', { name: '下一页' }))
  expect(current()).toBe('第 3 页')
  expect(screen.getByRole('status')).toHaveTextContent('第 3 页，共 3 页')
  fireEvent.click(screen.getByRole('button', { name: '第 1 页' }))
  expect(current()).toBe('第 1 页')
  const track = screen.getByRole('group', { name: '首页轮播内容' })
  fireEvent.keyDown(track, { key: 'ArrowRight' })
  expect(current()).toBe('第 2 页')
  fireEvent.keyDown(track, { key: 'Home' })
  expect(current()).toBe('第 1 页')
  fireEvent.click(screen.getByRole('button', { name: '上一页' }))
  expect(current()).toBe('第 3 页')
})

test('a key with Alt, Ctrl, Meta or Shift is the browser’s', () => {
  show()
  const track = screen.getByRole('group', { name: '首页轮播内容' })
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    for (const key of ['ArrowRight', 'End'])
      // Not prevented: fireEvent answers true.
      expect(fireEvent.keyDown(track, { key, [modifier]: true })).toBe(true)
  expect(current()).toBe('第 1 页')
})

test.each([
  [3, 'dots alone', { count: 0, dots: 3 }],
  [8, 'dots, and for phones the count', { count: 1, dots: 8 }],
  [9, 'the count alone', { count: 1, dots: 0 }],
])('%i pages have %s', (pages, _what, { count, dots }) => {
  show({ children: Array.from({ length: pages }, (_, index) => <p key={index}>{index}</p>) })
  expect(screen.queryAllByText(/^01 \/ 0\d$/)).toHaveLength(count)
  expect(screen.queryAllByRole('button', { name: /第 \d 页/ })).toHaveLength(dots)
})

test('P-106, P-490 six slides make one page: 13 slides are three pages', () => {
  show({
    perPage: { phone: 6, tablet: 6, laptop: 6 },
    variant: 'cards',
    children: Array.from({ length: 13 }, (_, index) => <p key={index}>{index}</p>),
  })
  expect(screen.getAllByRole('button', { name: /第 \d 页/ })).toHaveLength(3)
})

test('a single page has no visible controls and does not turn', () => {
  show({ children: [<p key="only">唯一</p>] })
  expect(screen.queryByRole('button', { name: '下一页' })).not.toBeInTheDocument()
})

const links = ['一', '二', '三', '四'].map((text) => (
  <a key={text} href={`#${text}`}>
    {text}
  </a>
))
const reachable = () =>
  screen
    .getAllByRole('link', { hidden: true })
    .filter((link) => !link.closest('[inert]'))
    .map(({ textContent }) => textContent)

test('the links of slides out of sight leave the order of Tab, and come back with their page', () => {
  show({ children: links })
  expect(reachable()).toEqual(['一'])
  fireEvent.click(screen.getByRole('button', { name: '下一页' }))
  expect(reachable()).toEqual(['二'])
})

test('a short last page keeps as many links in the order of Tab as are in sight', () => {
  show({ children: links, perPage: { phone: 3, tablet: 3, laptop: 3 } })
  expect(reachable()).toEqual(['一', '二', '三'])
  fireEvent.click(screen.getByRole('button', { name: '下一页' }))
  expect(reachable()).toEqual(['二', '三', '四'])
})

test('a swipe that rests between two pages keeps the links that are in sight', () => {
  show({ children: links, perPage: { phone: 2, tablet: 2, laptop: 2 } })
  const track = screen.getByRole('group', { name: '首页轮播内容' })
  Object.defineProperties(track, { clientWidth: { value: 600 }, scrollWidth: { value: 1200 } })
  track.scrollLeft = 300
  fireEvent.scroll(track)
  expect(reachable()).toEqual(['二', '三'])
})

test('a track that was swiped before the script came keeps the links that are in sight', () => {
  const carousel = (
    <Carousel label="首页轮播" variant="hero">
      {links}
    </Carousel>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(carousel)
  const track = screen.getByRole('group', { name: '首页轮播内容' })
  Object.defineProperties(track, { clientWidth: { value: 600 }, scrollWidth: { value: 2400 } })
  track.scrollLeft = 600
  render(carousel, { container, hydrate: true })
  expect(reachable()).toEqual(['二'])
  expect(current()).toBe('第 2 页')
})

test('a swipe far along a track with room at its ends keeps the link that is in sight', () => {
  const names = Array.from({ length: 20 }, (_, index) => String(index))
  show({
    variant: 'cards',
    children: names.map((name) => (
      <a key={name} href={`#${name}`}>
        {name}
      </a>
    )),
  })
  const track = screen.getByRole('group', { name: '首页轮播内容' })
  Object.assign(track.style, { paddingLeft: '8px', paddingRight: '8px', columnGap: '16px' })
  // One slide of 358 px at a time, as on a phone of 390 px.
  Object.defineProperties(track, { clientWidth: { value: 374 }, scrollWidth: { value: 20 * 374 } })
  track.scrollLeft = 13 * 374
  fireEvent.scroll(track)
  expect(reachable()).toEqual(['13'])
})

test('a slide that has the focus stays, so that it never becomes inert around the focus', () => {
  show({ children: links })
  const first = screen.getByRole('link', { name: '一' })
  // The test's document does not know which device moved the focus.
  vi.spyOn(first, 'matches').mockImplementation((selector) => selector === ':focus-visible')
  act(() => first.focus())
  pass(12_000)
  expect(first).toHaveFocus()
  expect(first.closest('[inert]')).toBeNull()
  act(() => first.blur())
  pass(5000)
  expect(first.closest('[inert]')).not.toBeNull()
})

test('the server prints all slides within reach, since without script nothing turns a page', () => {
  expect(renderToString(<Carousel label="新闻">{links}</Carousel>)).not.toContain('inert')
})

test('the server prints every slide as a named group', () => {
  const html = renderToString(<Carousel label="新闻">{slides}</Carousel>)
  expect(html).toContain('aria-label="1 / 3"')
  expect(html).toContain('aria-label="3 / 3"')
  expect(html).not.toContain('style=')
})
