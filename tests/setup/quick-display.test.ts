import { JSDOM } from 'jsdom'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { quickenDisplay } from './quick-display.ts'

// No `style`, beside which the page would have rules of its own.
const tags = (
  'a b br button col colgroup details dialog div embed fieldset h1 input label legend li main noscript option ' +
  'p rt script slot span summary table tbody td template tfoot thead tr ul wbr'
).split(' ')
const adornments = [
  '',
  'hidden',
  'hidden=until-found',
  'open',
  'popover',
  'popover=manual',
  'type=hidden',
  'type=HIDDEN hidden',
  'type=checkbox',
  'style="display: none"',
  'style="display: flex; visibility: hidden"',
  'style="opacity: 0"',
  'style="VISIBILITY: collapse"',
  'style="color: red; all: unset"',
  'aria-hidden=true class=drawn',
]
const asked = ['display', 'visibility', 'opacity'] as const

type Page = JSDOM['window']

/** What is said of every element, which is put into the page by the page's own hands: no parser moves it. */
function said({ document, getComputedStyle }: Page): string[] {
  return [...document.querySelectorAll('body *')].map((element) => {
    const style = getComputedStyle(element)
    const values = asked.map((name, at) => (at % 2 ? style[name] : style.getPropertyValue(name)))
    return `${element.outerHTML.slice(0, 70)}: ${values.join('; ')}`
  })
}

/** One page as jsdom has it, and one that is quick. */
function pages(head = ''): { plain: Page; quick: Page } {
  const page = () => new JSDOM(`<!doctype html><head>${head}</head><body></body>`).window
  const [plain, quick] = [page(), page()]
  quickenDisplay(quick.document)
  return { plain, quick }
}

function fill({ document }: Page, adornment: string, around: string) {
  const box = document.createElement('template')
  box.innerHTML = `<i ${adornment}></i>`
  const { attributes } = box.content.firstElementChild!
  for (const tag of tags) {
    const outer = document.body.appendChild(document.createElement(around))
    const inner = document.createElement(tag)
    for (const { name, value } of attributes) inner.setAttribute(name, value)
    outer.append(inner)
  }
}

describe('whether something is displayed is what jsdom says', () => {
  const { plain, quick } = pages()
  test.each(adornments)('of every element with %s', (adornment) => {
    for (const page of [plain, quick]) {
      page.document.body.replaceChildren()
      for (const around of ['div', 'details']) fill(page, adornment, around)
    }
    expect(said(quick)).toEqual(said(plain))
    expect(quick.document.styleSheets).toHaveLength(0)
  })

  test('where the page has rules of its own', () => {
    const styled = pages('<style>.drawn { display: grid; visibility: hidden } span { opacity: 0.5 }</style>')
    for (const page of [styled.plain, styled.quick]) fill(page, 'class=drawn', 'div')
    expect(said(styled.quick)).toEqual(said(styled.plain))
    expect(said(styled.quick).join()).toContain('grid')
  })

  test('after each change of what stands around, of the page’s rules, and of where it stands', () => {
    const steps: ((page: Page) => void)[] = [
      ({ document }) => void (document.body.innerHTML = '<div><p><b>a</b></p></div>'),
      ({ document }) => document.querySelector('div')!.setAttribute('style', 'visibility: hidden'),
      ({ document }) => document.querySelector('p')!.style.setProperty('visibility', 'visible'),
      ({ document }) => document.querySelector('p')!.removeAttribute('style'),
      ({ document }) => document.body.append(document.querySelector('b')!),
      ({ document }) => document.querySelector('b')!.toggleAttribute('hidden'),
      ({ document }) => void (document.head.innerHTML = '<style>b { display: flex; opacity: 0.1 }</style>'),
      ({ document }) => document.querySelector('b')!.toggleAttribute('hidden'),
      ({ document }) => void document.styleSheets[0]!.insertRule('div { visibility: visible !important }'),
      ({ document }) => document.head.replaceChildren(),
    ]
    const changing = pages()
    const seen = steps.map((step) => {
      step(changing.plain)
      step(changing.quick)
      expect(said(changing.quick)).toEqual(said(changing.plain))
      return said(changing.quick).join()
    })
    expect(new Set(seen).size).toBeGreaterThan(7)
  })

  test('of an element that stands in no page, and when it has been put into one', () => {
    const answers = [plain, quick].map(({ document, getComputedStyle }) => {
      document.body.replaceChildren()
      const [box, inner] = [document.createElement('div'), document.createElement('b')]
      box.append(inner)
      const alone = getComputedStyle(inner).visibility
      box.style.visibility = 'hidden'
      document.body.append(box)
      return [alone, getComputedStyle(inner).visibility]
    })
    expect(answers[1]).toEqual(answers[0])
    expect(answers[1]).toEqual(['visible', 'hidden'])
  })
})

test('a style has everything else that jsdom’s has', () => {
  const { quick } = pages()
  quick.document.body.innerHTML = '<p style="color: red; margin: 2px">a</p>'
  const style = quick.getComputedStyle(quick.document.querySelector('p')!)
  expect([...style]).toContain('margin-top')
  expect(style.length).toBeGreaterThan(3)
  expect('color' in style).toBe(true)
  expect(style).toBeInstanceOf(quick.CSSStyleDeclaration)
  expect(() => style.setProperty('color', 'blue')).toThrow(/can not be modified/)
})

/** Rules that say how something is displayed must ask nothing of an element but what a kind is made of. */
test('jsdom’s own rules ask of an element what is asked here', () => {
  const require = createRequire(import.meta.url)
  const folder = dirname(require.resolve('jsdom/package.json'))
  const rules = readFileSync(join(folder, 'lib/jsdom/browser/default-stylesheet.css'), 'utf8')
  const telling = [...rules.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(
    ([, , words = '']) => /(?:^|[;\s])(?:display|visibility|opacity|all)\s*:/.test(words),
  )
  const parts = telling.flatMap(([, selectors = '']) => selectors.split(',').map((each) => each.trim()))
  expect(parts.length).toBeGreaterThan(50)
  const ofKind =
    /^[a-z0-9]*(?:\[(?:hidden|open|type)[^\]]*\]|:not\((?:\[(?:hidden|open|type)[^\]]*\]|embed)\))*$/
  expect(parts.filter((each) => !ofKind.test(each))).toEqual([
    '[popover]:not(:popover-open):not(dialog[open])',
    'dialog:popover-open',
    'details > summary:first-of-type',
  ])
  const hiding = telling.filter(([, , words = '']) => /(?:^|[;\s])(?:visibility|opacity)\s*:/.test(words))
  expect(hiding.map(([, selectors = '']) => selectors.replaceAll(/\s+/g, ' ').trim())).toEqual([
    'colgroup[hidden], col[hidden], thead[hidden], tbody[hidden], tfoot[hidden], tr[hidden]',
  ])
})
