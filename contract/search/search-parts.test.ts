import { expect, test } from 'vitest'
import { excerptOf } from './excerpt-of.ts'
import { plainText } from '#contract/shared/plain-text.ts'
import { searchTerm } from './search-term.ts'
import { searchedTypes } from '#content/search/searched-types.ts'

test.each([
  ['标注', ['标注']],
  ['  数据　 标注 ', ['数据', '标注']],
  ['BPO bpo', ['bpo']],
  ['R&D', ['r&d']],
  ['a\u0000b\u200bc\ud800', ['a', 'bc']],
  ['𠮷田', ['𠮷田']],
  ['一 二 三 四 五 六', ['一', '二', '三', '四', '五']],
  ['', []],
  [' \n', []],
])('S-007 %j is looked for as %j', (sent, words) => {
  expect(searchTerm(sent)).toMatchObject({ words })
})

test.each([
  ['标', '请至少输入 2 个字，例如“标注”'],
  ['𠮷', '请至少输入 2 个字，例如“标注”'],
  [' a ', '请至少输入 2 个字，例如“标注”'],
  ['标'.repeat(51), '搜索内容不能超过 50 个字，请挑其中最要紧的词'],
])('S-007 %j is answered with a sentence', (sent, refusal) => {
  expect(searchTerm(sent)).toMatchObject({ refusal })
})

test('S-007 fifty signs are looked for, whatever they are made of', () => {
  expect(searchTerm('𠮷'.repeat(50))).toMatchObject({ words: ['𠮷'.repeat(50)] })
})

test.each([
  ['<p>数据<strong>标</strong>注</p><p>平台</p>', '数据标注 平台'],
  [
    '<a href="/标注">看&nbsp;看</a><br>R&amp;D &lt;b&gt; &#26631;&#x6ce8; &unknown;',
    '看 看 R&D <b> 标注 &unknown;',
  ],
  ['<img src="/upload/a.webp" alt="标注">', ''],
  ['', ''],
])('S-007 the words of %j are %j', (html, words) => {
  expect(plainText(html)).toBe(words)
})

test('S-007 an excerpt stands around the word, without a sign cut in two', () => {
  const far = `${'𠮷'.repeat(40)}a标注${'后'.repeat(200)}`
  const excerpt = excerptOf(['没有', far], ['标注'])
  expect(excerpt).toMatch(/^…𠮷{14}a标注后+…$/u)
  expect(excerptOf(['开头的话', '别的'], ['标注'])).toBe('开头的话')
  expect(excerptOf([], ['标注'])).toBe('')
  expect(excerptOf(['Data BPO'], ['bpo'])).toBe('Data BPO')
})

test('S-007 only what visitors read of enabled records is searched', () => {
  for (const type of Object.values(searchedTypes)) {
    for (const field of type.searched ?? ['none'])
      expect(type.publicFields, `${type.name} ${field}`).toContain(field)
    expect(type.fields.status?.kind, type.name).toBe('flag')
  }
})
