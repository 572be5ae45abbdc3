import { expect, test } from 'vitest'
import { splitSentences } from './split-sentences.ts'

const pieces = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end))

test.each([
  [
    '图联成立于2015年。服务全国！是吗？是的；好',
    ['图联成立于2015年。', '服务全国！', '是吗？', '是的；', '好'],
  ],
  ['第一行\n第二行', ['第一行', '第二行']],
  ['精度达到 3.5 厘米，合格率 99.8%', ['精度达到 3.5 厘米，合格率 99.8%']],
  ['他说：“合格。”然后离开。', ['他说：“合格。”', '然后离开。']],
  ['等等……还有呢？！', ['等等……', '还有呢？！']],
  ['——', []],
  [' \n ', []],
  ['  前后有空格。 ', ['前后有空格。']],
])('“%s” is spoken as %j', (text, sentences) => {
  expect(pieces(text)).toEqual(sentences)
})

test('a sentence of more than 60 characters is spoken in groups of its clauses, and nothing is lost', () => {
  const text = `${'数据采集与质量检查，'.repeat(12)}完成。`
  expect(pieces(text).map(({ length }) => length)).toEqual([60, 60, 3])
  expect(pieces(text).join('')).toBe(text)
})
