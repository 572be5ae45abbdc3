import { beforeEach, expect, test } from 'vitest'
import { createHeadSync } from './head-sync.ts'

const ABOUT =
  '<title>关于</title><meta name="description" content="一"><link rel="canonical" href="/about"><link rel="icon" href="/a.svg">'
const CASES =
  '<title>案例</title><meta name="description" content="二"><link rel="canonical" href="/cases"><link rel="icon" href="/a.svg">'

const { head } = document
let keep: ReturnType<typeof createHeadSync>

beforeEach(() => {
  head.innerHTML = `<meta charset="utf-8">${ABOUT}<style>a{}</style>`
  keep = createHeadSync(head)
})

/** What React would render for the routes. */
function wanted(html: string) {
  const element = document.createElement('head')
  element.innerHTML = html
  return element.children
}

const shown = (selector: string) => [...head.querySelectorAll(selector)].map((each) => each.outerHTML)

test('what the server printed stays as it stands', () => {
  const before = [...head.children]
  keep(wanted(ABOUT))
  keep(wanted(ABOUT))
  expect([...head.children]).toEqual(before)
})

test('another page has its title, description and canonical link, once', () => {
  keep(wanted(ABOUT))
  keep(wanted(CASES))
  expect(document.title).toBe('案例')
  expect(shown('[name="description"], [rel="canonical"], title')).toEqual([
    '<title>案例</title>',
    '<meta name="description" content="二">',
    '<link rel="canonical" href="/cases">',
  ])
})

test('what both pages ask for stays where it stands', () => {
  const icon = head.querySelector('[rel="icon"]')
  keep(wanted(ABOUT))
  keep(wanted(CASES))
  expect(head.querySelector('[rel="icon"]')).toBe(icon)
})

test('foreign elements and styles are never touched', () => {
  head.insertAdjacentHTML('afterbegin', '<style>b{}</style><meta name="extension" content="1">')
  const foreign = [...head.querySelectorAll('style, [name="extension"], [charset]')]
  keep(wanted(ABOUT))
  keep(wanted(CASES))
  keep(wanted(''))
  expect([...head.querySelectorAll('style, [name="extension"], [charset]')]).toEqual(foreign)
})

test('an element that somebody removed is no error, and comes with the next page', () => {
  head.querySelector('[name="description"]')!.remove()
  keep(wanted(ABOUT))
  expect(shown('[name="description"]')).toEqual([])
  head.querySelector('[rel="canonical"]')!.remove()
  keep(wanted(CASES))
  expect(shown('[name="description"], [rel="canonical"]')).toHaveLength(2)
})

test('a printed element whose content was rewritten on the way goes with its page', () => {
  head.querySelector('[rel="canonical"]')!.setAttribute('href', 'https://cdn.example.com/about')
  keep(wanted(ABOUT))
  keep(wanted(CASES))
  expect(shown('[rel="canonical"]')).toEqual(['<link rel="canonical" href="/cases">'])
})

test('a title that a component wrote stays while the routes ask for the same one', () => {
  keep(wanted(ABOUT))
  document.title = '留言 · 管理后台'
  keep(wanted(ABOUT))
  expect(document.title).toBe('留言 · 管理后台')
})

test('a title that somebody removed is there again on the next page', () => {
  head.querySelector('title')!.remove()
  keep(wanted(ABOUT))
  keep(wanted(CASES))
  expect(shown('title')).toEqual(['<title>案例</title>'])
})
