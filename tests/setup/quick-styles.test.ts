import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { quickenStyles } from './quick-styles.ts'

const tags = 'a bdi button dialog embed input legend li p svg table textarea ul'.split(' ')
const attributes = [
  ['hidden', ''],
  ['hidden', 'until-found'],
  ['popover', ''],
  ['popover', 'manual'],
  ['dir', 'rtl'],
  ['dir', 'ltr'],
  ['dir', 'auto'],
  ['href', '/about'],
  ['open', ''],
  ['type', 'tel'],
  ['type', 'hidden'],
  ['type', 'search'],
  ['type', 'checkbox'],
  ['disabled', ''],
  ['data-tone', 'ink'],
  ['aria-current', 'page'],
  ['class', 'drawn'],
  ['id', 'named'],
  ['style', 'display: flex'],
]
const own = `<style>
  .drawn, #named > b { color: red } :is(ul li, p) { display: flex } ul > :is(ul, ol) { margin: 3px }
  section [dir], a:not(:link) { opacity: 0.5 } .drawn:focus-visible { top: 1px } :hover, i::before { left: 2px }
  input:is([type=tel i], [type=search i]):focus-visible { color: blue } svg a { fill: red } A.drawn { right: 1px }
  [data-tone='ink'] { color: grey } [data-tone] i, [aria-current] { left: 4px } [data-tone='a]b'], [hidden~=x] { top: 5px }
</style>`
const nested =
  '<ul><li><ol><li><ul><li>a</li></ul></li></ol></li></ul><section><h1>b</h1><p dir="rtl">c</p></section>' +
  '<table rules="all"><tbody hidden><tr><td>d</td></tr></tbody></table><details open><summary>e</summary></details>'
const plain = tags.map((tag) => `<${tag}></${tag}>`).join('')
const adorned = attributes.map(([name, value]) =>
  tags.map((tag) => `<${tag} ${name}="${value}"></${tag}>`).join(''),
)

const known = [
  'display',
  'visibility',
  'opacity',
  'color',
  'fill',
  'margin-top',
  'left',
  'right',
  'top',
  'unicode-bidi',
  'direction',
]

/** What is computed for each element, one of which has the focus. */
function stylesOf({ window }: JSDOM, text: string, focused: string): string[] {
  window.document.body.innerHTML = text
  window.document.querySelector<HTMLElement>(focused)?.focus()
  return [...window.document.querySelectorAll('*')].map((element) => {
    const style = window.getComputedStyle(element)
    return `${element.outerHTML.slice(0, 60)}: ${known.map((name) => style.getPropertyValue(name)).join('; ')} of ${[...style].join()}`
  })
}

const page = () => new JSDOM(`<!doctype html><head>${own}</head><body></body>`)
const asJsdom = page()
const quick = page()
quickenStyles(quick.window.document)

test.each([
  ['plain elements', plain, 'button'],
  ['elements within each other', nested, 'summary'],
  ...adorned.map((text, at): [string, string, string] => [attributes[at]!.join('='), text, 'input']),
])('the styles of %s are those that jsdom computes', (_what, text, focused) => {
  const computed = stylesOf(quick, text, focused)
  expect(computed).toEqual(stylesOf(asJsdom, text, focused))
  expect(computed.length).toBeGreaterThan(10)
})
