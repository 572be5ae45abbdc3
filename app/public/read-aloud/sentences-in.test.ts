import { afterEach, expect, test } from 'vitest'
import { sentencesIn } from './sentences-in.ts'

afterEach(() => document.body.replaceChildren())

function read(html: string) {
  document.body.innerHTML = `<main>${html}</main>`
  return sentencesIn(document.querySelector('main')!)
}

const textsOf = (html: string) => read(html).map(({ text }) => text)

test('headings, paragraphs, list items and lines are sentences of their own, in order', () => {
  expect(textsOf('<h1>数据服务</h1><p>第一句。第二句</p><ul><li>甲</li><li>乙<br>丙</li></ul>')).toEqual([
    '数据服务',
    '第一句。',
    '第二句',
    '甲',
    '乙',
    '丙',
  ])
})

test('a sentence that goes through links and emphasis is one, and its range covers exactly it', () => {
  const [first, second] = read('<p>我们<b>采集</b>和<a href="/">标注</a>数据。还有<i>测绘</i>。</p>')
  expect(first?.text).toBe('我们采集和标注数据。')
  expect(first?.range.toString()).toBe('我们采集和标注数据。')
  expect(second?.range.toString()).toBe('还有测绘。')
})

test('controls, navigation, hidden and closed text are not read; the question of a closed answer is', () => {
  const html = `<nav>首页</nav><button>应聘</button><form><label>姓名</label></form><p hidden>甲</p>
    <p style="visibility:hidden">乙</p><p aria-hidden="true">丙</p><noscript>丁</noscript>
    <details><summary>问题</summary><p>答案</p></details><details open><summary>再问</summary><p>再答</p></details>`
  expect(textsOf(html)).toEqual(['问题', '再问', '再答'])
})
