import { expect, test } from 'vitest'
import { partsOf } from './parts-of.ts'

const marked = (text: string, words: string[]) =>
  partsOf(text, words).map(({ part, isWord }) => (isWord ? `[${part}]` : part))

test('words are set apart wherever they stand, the longer of two at one place', () => {
  expect(marked('数据标注与标注平台', ['标注', '标注平台'])).toEqual(['数据', '[标注]', '与', '[标注平台]'])
})

test('a letter that stands for several is marked whole, once', () => {
  expect(marked('5㎏重', ['k'])).toEqual(['5', '[㎏]', '重'])
  expect(marked('5㎏重', ['kg'])).toEqual(['5', '[㎏]', '重'])
  expect(marked('5㎏', ['g'])).toEqual(['5', '[㎏]'])
  const froms = partsOf('㎏㎏', ['k', 'g']).map(({ from }) => from)
  expect(new Set(froms).size).toBe(froms.length)
})
