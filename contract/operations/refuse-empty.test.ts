import { expect, test } from 'vitest'
import { html, longText, text } from '#contract/fields/text-fields.ts'
import { flag } from '#contract/fields/choice-fields.ts'
import { list } from '#contract/fields/list-field.ts'
import { order } from '#contract/fields/number-fields.ts'
import { image } from '#contract/fields/upload-fields.ts'
import { refuseEmpty } from './refuse-empty.ts'

const type = {
  fields: {
    title: text('标题'),
    body: html('正文'),
    imageUrl: image('图片'),
    examples: list('示例', { note: longText('说明'), status: flag() }),
    sortOrder: order(),
    status: flag(),
  },
}
const empty = { title: '', body: '', imageUrl: '', examples: [], sortOrder: 3, status: 1 }
const sentence = '内容不能全部为空，请至少填写一项文字或上传一个文件'

test.each([
  ['values of no text', empty],
  ['an invisible title', { ...empty, title: '\u2800' }],
  ['an empty paragraph', { ...empty, body: '<p>&nbsp;</p>' }],
  ['an entry without a word', { ...empty, examples: [{ note: ' ', status: 1 }] }],
])('X-100 %s are no content', (_title, values) => {
  expect(() => refuseEmpty(type, values)).toThrow(sentence)
})

test.each([
  ['a title', { title: '标题' }],
  ['a picture', { imageUrl: 'a.webp' }],
  ['a picture in formatted text', { body: '<img src="/upload/a.webp">' }],
  ['an entry with a word', { examples: [{ note: '说明', status: 1 }] }],
])('X-100 %s alone is content', (_title, values) => {
  expect(() => refuseEmpty(type, { ...empty, ...values })).not.toThrow()
})

test('X-100 a record that is empty already may still be changed elsewhere', () => {
  expect(() => refuseEmpty(type, { status: 0 }, { id: 1, ...empty })).not.toThrow()
})

test('X-100 a type that requires a field is not asked', () => {
  expect(() =>
    refuseEmpty({ fields: { ...type.fields, kind: text('类型', { required: true }) } }, empty),
  ).not.toThrow()
})
