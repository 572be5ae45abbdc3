import { expect, test } from 'vitest'
import { field } from '#contract/declare.ts'
import type { Field, FieldKind } from '#contract/fields/field.ts'
import type { CleanHtml } from '#contract/shared/html-allow-list.ts'
import { consentFields } from '#contract/privacy/consent.ts'
import { readEntry, type ReadSettings } from './read-entry.ts'

const settings: ReadSettings = {
  assetBaseUrl: 'https://assets.example.com',
  cleanHtml: (written) => `cleaned:${written}` as CleanHtml,
}
const read = (by: Field, sent: unknown, how = settings) => readEntry({ it: by }, { it: sent }, how).it

type Row = readonly [sent: unknown, handed: unknown]

/** What a page receives for each stored value, by kind; every kind has an entry. */
const rows: Record<FieldKind, readonly [Field, ...Row[]]> = {
  text: [field.text('甲'), ['字', '字'], ['  字 ', '字'], [null, ''], [undefined, ''], [3, '']],
  longText: [field.longText('甲'), ['一\n二\n', '一\n二'], [null, ''], [undefined, '']],
  icon: [field.icon('甲'), ['bot', 'bot'], [null, '']],
  choice: [
    field.choice('甲', { 男: '男', 女: '女' }, { initial: '男' }),
    ['女', '女'],
    [null, ''],
    [undefined, ''],
  ],
  date: [field.date('甲'), ['2026-11-12', '2026-11-12'], [null, '']],
  dateTime: [field.dateTime('甲'), ['2026-11-12 09:30:00', '2026-11-12 09:30:00'], [null, '']],
  secret: [field.secret('甲'), ['hidden', '']],
  consent: [consentFields.consent, [true, false]],
  html: [field.html('甲'), ['<p>x</p>', 'cleaned:<p>x</p>'], [null, 'cleaned:']],
  link: [
    field.link('甲'),
    ['/about', '/about'],
    ['https://e.com', 'https://e.com'],
    ['javascript:alert(1)', undefined],
    ['//e.com', undefined],
    ['', undefined],
    [null, undefined],
  ],
  flag: [field.flag(), [0, 0], [1, 1], ['0', 0], ['1', 1], [null, 1], [undefined, 1]],
  order: [field.order(), [3, 3], [null, 0]],
  number: [field.number('甲'), [3, 3], ['3', 3], ['三', 0], [null, 0]],
  decimal: [
    field.decimal('甲'),
    [31.9, 31.9],
    ['117.34', 117.34],
    [0, 0],
    ['', null],
    [null, null],
    ['东', null],
  ],
  reference: [field.reference('甲', 'banner'), [3, 3], [null, null]],
  upload: [
    field.image('甲'),
    ['/upload/a.webp', 'https://assets.example.com/upload/a.webp'],
    ['a.webp', 'https://assets.example.com/upload/a.webp'],
    ['https://e.com/a', 'https://e.com/a'],
    ['', ''],
    [null, ''],
  ],
  uploads: [
    field.images('甲'),
    [
      ['/upload/a.webp', 'a.webp', 'http://e.com/b'],
      ['https://assets.example.com/upload/a.webp', 'http://e.com/b'],
    ],
    ['["https://e.com/b"]', ['https://e.com/b']],
    ['', []],
    [null, []],
  ],
  list: [
    field.list('甲', { name: field.text('名'), film: field.video('片'), to: field.link('往') }),
    [[{ name: '街景', other: 1 }], [{ name: '街景', film: '', to: undefined }]],
    ['[{"film":"https://e.com/f"}]', [{ name: '', film: 'https://e.com/f', to: undefined }]],
    [null, []],
  ],
}

const cases = Object.entries(rows).flatMap(([kind, [by, ...ofKind]]) =>
  ofKind.map(([sent, handed]) => [kind, sent, handed, by] as const),
)

test.each(cases)(
  'P-092, P-320, P-346, P-348, A-294, X-80, X-19, X-05, X-27: of kind %s, %j is handed on as %j',
  (kind, sent, handed, by) => {
    expect(by.kind).toBe(kind)
    expect(read(by, sent)).toEqual(handed)
  },
)

test('X-43 without a cleaner no HTML is handed on', () => {
  expect(read(field.html('甲'), '<p>x</p>', {})).toBe('')
})

test('X-56 a text that was never kept has its declared start; one that was emptied stays empty', () => {
  const venue = field.text('甲', { initial: '6 个职场' })
  expect([undefined, null, ''].map((sent) => read(venue, sent))).toEqual(['6 个职场', '6 个职场', ''])
})

test('P-317, P-332, P-333 a field is read under its other names where its own says nothing', () => {
  const pictures = field.images('甲', { alsoNamed: ['imageUrlsList'] })
  const latitude = field.decimal('甲', { alsoNamed: ['location.lat'] })
  const readAs = (sent: object) => readEntry({ pictures, latitude }, sent, {})
  const found = { pictures: ['/upload/a.webp'], latitude: 31.9 }
  expect(readAs({ pictures: '', imageUrlsList: ['/upload/a.webp'], location: { lat: '31.9' } })).toEqual(
    found,
  )
  expect(readAs({ pictures: ['/upload/a.webp'], imageUrlsList: [], latitude: 31.9, location: null })).toEqual(
    found,
  )
})

test.each([
  [{ it: '{"a":1}' }, 'not a list'],
  [{ it: { broken: true } }, 'not a list'],
  [{ it: [null] }, 'not an entry'],
  [[], 'not an entry'],
])('P-465 %j is no such entry', (sent, reason) => {
  const entries = field.list('甲', { name: field.text('名') })
  expect(() => readEntry({ it: entries }, sent, {})).toThrow(reason)
})
