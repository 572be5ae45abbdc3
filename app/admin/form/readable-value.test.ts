import { expect, test } from 'vitest'
import { choice } from '#contract/fields/choice-fields.ts'
import { list } from '#contract/fields/list-field.ts'
import { text } from '#contract/fields/text-fields.ts'
import { images } from '#contract/fields/upload-fields.ts'
import { readableValue } from './readable-value.ts'

const steps = list('步骤', { title: text('名称'), kind: choice('种类', { a: '外业', b: '内业' }) })

test('X-79 entries of a list are read one a line, by the labels and words of their fields', () => {
  const value = [
    { title: '核对', kind: 'a' },
    { title: '入库', kind: '' },
  ]
  expect(readableValue(steps, value)).toBe('1. 名称：核对；种类：外业\n2. 名称：入库')
})

test('pictures are named one a line, options by their words, and what is missing is nothing', () => {
  expect(readableValue(images('图片'), ['/upload/a.png', '/upload/b.png'])).toBe(
    '1. /upload/a.png\n2. /upload/b.png',
  )
  expect(readableValue(choice('种类', { a: '外业' }), 'a')).toBe('外业')
  expect(readableValue(text('名称'), null)).toBe('')
  expect(readableValue(steps, [])).toBe('')
})
