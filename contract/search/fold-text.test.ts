import { expect, test } from 'vitest'
import type { ContentType } from '#contract/engine/content-type.ts'
import { contactMessage } from '#content/contact-message/contact-message.type.ts'
import { news } from '#content/news/news.type.ts'
import { contract } from '#content/registry/contract.ts'
import { foldInPlace, foldText } from './fold-text.ts'
import { searchTextOf } from './search-text.ts'

test.each([
  ['É', 'é'],
  ['e\u0301', 'é'],
  ['⼈⼯智能', '人工智能'],
  ['ＡＢ１２', 'ab12'],
  ['  甲　\n 乙 ', '甲 乙'],
  ['a\u200bb\u00adc\ud800', 'abc'],
  ['e\u200d\u0301', 'é'],
  ['', ''],
])('X-101 %j is compared as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('X-101 folding twice changes nothing', () => {
  const changed: string[] = []
  for (let point = 0; point <= 0x2ffff; point += 1) {
    const folded = foldText(`a${String.fromCodePoint(point)}b`)
    if (foldText(folded) !== folded) changed.push(point.toString(16))
  }
  expect(changed).toEqual([])
})

test('X-101 a place in the folded text is one in the text as it was written', () => {
  const text = '㎏ 和e\u0301，ＡＩ\u200b标注'
  const { folded, places } = foldInPlace(text)
  expect(folded).toBe('kg 和é,ai标注')
  const from = (word: string) => text.slice(places[folded.indexOf(word)])
  expect(from('标注')).toBe('标注')
  expect(from(',')).toBe('，ＡＩ\u200b标注')
  expect(from('kg')).toBe(text)
  expect(places).toHaveLength(folded.length + 1)
})

test('X-101 the searched text of a record is its declared fields, formatted ones as their words', () => {
  const story = { title: 'Ａ', summary: null, content: '<p>标<b>注</b> AT&amp;T</p>', author: '没有' }
  expect(searchTextOf(news, story)).toBe('a\n\n标注 at&t')
  expect(searchTextOf(contactMessage, { name: '张\n伟', phone: '１３８' })).toBe('张 伟\n\n138\n\n')
  expect(searchTextOf({ fields: {} }, { title: 'a' })).toBe('')
})

test('what is encrypted at rest is never searched', () => {
  const types: readonly ContentType[] = contract
  for (const { name, fields, searched = [] } of types)
    for (const field of searched) {
      expect(['text', 'longText', 'html', 'choice'], `${name} ${field}`).toContain(fields[field]?.kind)
      expect(fields[field]?.isEncrypted ?? false, `${name} ${field}`).toBe(false)
    }
})
