import { expect, test } from 'vitest'
import { choice, flag } from '#contract/fields/choice-fields.ts'
import type { FieldSet } from '#contract/fields/field.ts'
import { list } from '#contract/fields/list-field.ts'
import { dateTime } from '#contract/fields/moment-fields.ts'
import { decimal, number, order } from '#contract/fields/number-fields.ts'
import { html, longText, secret, text } from '#contract/fields/text-fields.ts'
import { image, images } from '#contract/fields/upload-fields.ts'
import { csvOfRecords } from '#app/admin/list/export/csv-of-records.ts'
import { workbookOfRecords } from '#app/admin/list/export/export-workbook.ts'
import { banner } from '#content/banner/banner.type.ts'
import { readWorkbook } from './read-workbook.ts'

const typeOf = (fields: FieldSet) => ({ ...banner, typeLabel: '样品', fields })
const workbookOf = async (fields: FieldSet, records: readonly object[]) =>
  readWorkbook(await workbookOfRecords(typeOf(fields), records as Record<string, unknown>[]))

test('figures are figures, words are words, and every kind is as people read it', async () => {
  const fields = {
    title: text('标题'),
    count: number('人数'),
    area: decimal('面积'),
    sortOrder: order(),
    status: flag(),
    kind: choice('种类', { a: '外业', b: '内业' }),
    body: html('正文'),
    closesAt: dateTime('截止时间'),
    photo: image('图片'),
    photos: images('多张图片'),
    steps: list('步骤', { name: text('名称'), photo: image('照片') }),
    phone: text('电话'),
    password: secret('口令'),
  }
  const record = {
    id: 7,
    title: '验收',
    count: 12,
    area: -0.5,
    sortOrder: 0,
    status: 1,
    kind: 'b',
    body: '<h2>成果</h2><p>三十个区县 &amp; 九成</p>',
    closesAt: '2026-03-02 17:00:00',
    photo: '/upload/a.png',
    photos: ['/upload/b.png', 'https://cdn.example.com/c.png'],
    steps: [{ name: '核对', photo: '/upload/d.png' }],
    phone: '013812345678',
  }
  const { rows, sheetName, frozenRows, isHeadingBold } = await workbookOf(fields, [record])
  expect(rows).toEqual([
    [
      '编号',
      '标题',
      '人数',
      '面积',
      '排序',
      '状态',
      '种类',
      '正文',
      '截止时间',
      '图片',
      '多张图片',
      '步骤',
      '电话',
    ],
    [
      7,
      '验收',
      12,
      -0.5,
      0,
      '启用',
      '内业',
      '成果\n三十个区县 & 九成',
      '2026-03-02 17:00:00',
      `${location.origin}/upload/a.png`,
      `1. ${location.origin}/upload/b.png\n2. https://cdn.example.com/c.png`,
      `1. 名称：核对；照片：${location.origin}/upload/d.png`,
      '013812345678',
    ],
  ])
  expect({ sheetName, frozenRows, isHeadingBold }).toEqual({
    sheetName: '样品',
    frozenRows: 1,
    isHeadingBold: true,
  })
})

test.each(['=1+1', '=HYPERLINK("http://example.com")', '+8613812345678', '@x', '-2', "'=1", '1e5', '000123'])(
  'the text %j stays that text, and runs as nothing',
  async (title) => {
    const { rows, formulas } = await workbookOf({ title: text('标题') }, [{ id: 1, title }])
    expect(rows[1]).toEqual([1, title])
    expect(formulas).toBe(0)
  },
)

test('texts that would damage the file do not', async () => {
  const titles = ['constructor', '__proto__', '_x0041_', '<b>&', 'a\u0000b\u0008', ' 两边 ', '😀']
  const { rows } = await workbookOf(
    { title: text('标题') },
    titles.map((title, place) => ({ id: place + 1, title })),
  )
  expect(rows.slice(1).map(([, title]) => title)).toEqual([
    'constructor ',
    '__proto__ ',
    '_x005F_x0041_',
    '<b>&',
    'ab',
    ' 两边 ',
    '😀',
  ])
})

test('a text longer than Excel takes is cut there and says so; the CSV file has all of it', async () => {
  const fields = { body: longText('正文') }
  const record = { id: 1, body: '测'.repeat(40_000) }
  const { rows } = await workbookOf(fields, [record])
  const cell = String(rows[1]?.[1])
  expect(cell).toHaveLength(32_767)
  expect(cell).toMatch(/测……（内容过长，此处截断）$/)
  expect((await csvOfRecords(typeOf(fields), [record]).text()).length).toBeGreaterThan(40_000)
})

test('columns are as wide as what stands in them, within bounds', async () => {
  const fields = { short: text('短'), title: text('标题'), body: longText('正文') }
  const { widths } = await workbookOf(fields, [
    { id: 1, short: '是', title: '高新区基地二期工程', body: '很长的一段话'.repeat(50) },
  ])
  expect(widths).toEqual([10, 10, 20, 62])
})

test('the CSV file has the same cells, guarded where a spreadsheet would run or round them', async () => {
  const fields = { title: text('标题'), phone: text('电话'), area: decimal('面积') }
  const csv = csvOfRecords(typeOf(fields), [{ id: 3, title: '=1+1', phone: '13812345678', area: -0.5 }])
  expect([...new Uint8Array(await csv.slice(0, 3).arrayBuffer())]).toEqual([0xef, 0xbb, 0xbf])
  expect(await csv.text()).toBe("编号,标题,电话,面积\r\n3,'=1+1,'13812345678,-0.5\r\n")
})
