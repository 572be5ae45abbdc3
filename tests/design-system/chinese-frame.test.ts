import { afterEach, expect, test } from 'vitest'
import { docsWords } from '#stories/chinese/docs-words.ts'
import { frameWords } from '#stories/chinese/frame-words.ts'
import { translateInterface, translateWords } from '#stories/chinese/translate.ts'

const ends: (() => void)[] = []

afterEach(() => {
  for (const end of ends.splice(0)) end()
  document.body.replaceChildren()
})

/** A page with this in it, whose words are kept in Chinese. */
function pageOf(html: string): HTMLElement {
  document.body.innerHTML = html
  ends.push(translateInterface(document.body, frameWords))
  return document.body
}

/** What has changed is told after the task that changed it. */
const told = () => new Promise((resolve) => setTimeout(resolve, 0))

test('a page of documentation that a search finds is headed 文档, which is in Chinese', () => {
  expect(pageOf('<li><a href="?path=/docs/button--docs">Docs</a></li>')).toHaveTextContent(/^文档$/)
})

test('words of Storybook are Chinese at once, as they come, and when they change', async () => {
  const page = pageOf('<button aria-label="Settings">Show code</button>')
  const button = page.querySelector('button')!
  const [text] = button.childNodes
  expect(button).toHaveTextContent('显示代码')
  expect(button).toHaveAttribute('aria-label', '设置')
  // As React does it: the same node gets other characters.
  text!.nodeValue = 'Hide code'
  button.setAttribute('aria-label', 'Tag filters')
  page.insertAdjacentHTML('beforeend', '<input placeholder="Find components" />')
  page.insertAdjacentHTML('beforeend', '<textarea placeholder="Edit string...">Copy</textarea>')
  await told()
  expect(button.firstChild).toBe(text)
  expect(button).toHaveTextContent('收起代码')
  expect(button).toHaveAttribute('aria-label', '按标签筛选')
  expect(page.querySelector('input')).toHaveAttribute('placeholder', '查找组件')
  expect(page.querySelector('textarea')).toHaveAttribute('placeholder', '填写文字…')
  expect(page.querySelector('textarea')).toHaveTextContent('Copy')
})

test('code, stories and what people wrote stay as they are', async () => {
  const words = ['pre', 'code', 'textarea', 'p translate="no"', 'div class="sb-story"']
  const html = words.map((each) => `<${each}>Copy</${each.split(' ')[0]}>`).join('')
  const page = pageOf(html)
  await told()
  expect(page.innerHTML).toBe(html)
  page.querySelector('.sb-story')!.insertAdjacentHTML('beforeend', '<b title="Settings">Copy</b>')
  await told()
  expect(page.querySelector('b')).toHaveTextContent('Copy')
  expect(page.querySelector('b')).toHaveAttribute('title', 'Settings')
})

test('a text is taken whole, with its spaces and what differs in it', () => {
  expect(translateWords('  Copy\n code ', docsWords)).toBe('  复制代码 ')
  expect(translateWords('Copy code of mine', docsWords)).toBeUndefined()
  expect(translateWords('constructor', docsWords)).toBeUndefined()
  expect(translateWords('', docsWords)).toBeUndefined()
  expect(translateWords('22.9% of users', frameWords)).toBe('22.9% 的人')
  expect(translateWords('Go to interaction row: click. Status: passed.', frameWords)).toBe(
    '步骤“click”，通过',
  )
  expect(translateWords("Couldn't find story matching '$&--x'.", docsWords)).toContain('“$&--x”')
})

test('every translation is Chinese', () => {
  const all = [...Object.values(frameWords.exact), ...frameWords.patterns.map(([, chinese]) => chinese)]
  expect(all.filter((each) => !/[\u4e00-\u9fff]/.test(each))).toEqual([])
})
