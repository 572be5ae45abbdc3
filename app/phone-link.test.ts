import { expect, test } from 'vitest'
import { phoneLink } from './phone-link.ts'
import { phonePieces } from './phone-pieces.ts'

test.each([
  ['0551-65170000', 'tel:055165170000'],
  ['13800000000', 'tel:13800000000'],
  ['(0551) 6517 0000', 'tel:055165170000'],
  ['+86 138 0000 0000', 'tel:+8613800000000'],
  ['86 138 0000 0000', 'tel:+8613800000000'],
  ['+86 (0)551 65170000', 'tel:+8655165170000'],
  ['+86-0551-65170000', 'tel:+8655165170000'],
  ['+1 (415) 555-2671', 'tel:+14155552671'],
  ['400-123-4567', 'tel:4001234567'],
  ['95588', 'tel:95588'],
  ['电话：0551-65170000（工作日）', 'tel:055165170000'],
  ['０５５１－６５１７００００', 'tel:055165170000'],
  ['\u200b0551\u201165170000', 'tel:055165170000'],
])('%j dials %s', (phone, href) => {
  expect(phoneLink(phone)).toBe(href)
})

test.each([
  ['0551-65170000转801', 'tel:055165170000,801'],
  ['0551-65170000 转 801', 'tel:055165170000,801'],
  ['0551-65170000（转801）', 'tel:055165170000,801'],
  ['0551-65170000 分机号：801', 'tel:055165170000,801'],
  ['0551-65170000 ext. 801', 'tel:055165170000,801'],
  ['0551-65170000,801', 'tel:055165170000,801'],
  ['0551-65170000-801', 'tel:055165170000,801'],
  ['４００－１２３－４５６７转８', 'tel:4001234567,8'],
])('the extension of %j is dialled after a pause', (phone, href) => {
  expect(phoneLink(phone)).toBe(href)
})

test.each(['请发邮件联系', '', '138****1234', '周一至周五 9:00-18:00', '1234', '1234567890123456'])(
  '%j has no number to dial',
  (phone) => {
    expect(phoneLink(phone)).toBeUndefined()
  },
)

test.each([
  '0551-65170000 / 0551-65170001',
  '0551-65170000、0551-65170001',
  '0551-65170000，0551-65170001',
  '0551-65170000；0551-65170001',
  '0551-65170000 0551-65170001',
  '65170000 65170001',
  '13800000000或13900000000',
])('the two numbers of %j are not joined', (phone) => {
  const dialled = phonePieces(phone).flatMap(({ href }) => href?.slice(-7) ?? [])
  expect([dialled.length, phoneLink(phone)]).toEqual([2, undefined])
})

test('the pieces of a text are the text', () => {
  const phone = '总机 ０５５１-65170000（转 801） / 13800000000（微信同号）'
  expect(phonePieces(phone)).toEqual([
    { text: '总机 ' },
    { text: '０５５１-65170000（转 801', href: 'tel:055165170000,801' },
    { text: '） / ' },
    { text: '13800000000', href: 'tel:13800000000' },
    { text: '（微信同号）' },
  ])
})
