import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkValues } from '#app/public/live-form/check-values.ts'
import { applicationSchema } from './application-schema.ts'
import { emptyApplication } from './application.ts'

const right = {
  ...emptyApplication,
  name: '李四',
  phone: '13800000000',
  email: 'li@example.com',
  consent: 'agreed',
}
const check = (change: Partial<typeof right>) => checkValues(applicationSchema, { ...right, ...change })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T00:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('X-15 name, phone, e-mail and the ticked box are all that must be there', () => {
  expect(check({})).toEqual({})
  expect(checkValues(applicationSchema, emptyApplication)).toEqual({
    name: '请输入姓名',
    phone: '请输入电话',
    email: '请输入邮箱',
    consent: '请阅读并同意个人信息处理告知',
  })
})

test('X-15 phone and e-mail have the patterns of the contact page', () => {
  expect(check({ phone: '12800000000', email: 'li@' })).toEqual({
    phone: '请输入正确的手机号码',
    email: '请输入正确的邮箱格式',
  })
})

test.each([
  ['11010519491231002X', true],
  ['11010519491231002x', true],
  ['110105194912310021', false],
  ['11010519491331002X', false],
  ['12345', false],
])('X-15 identity number %s by its checksum, when given', (idNumber, isRight) => {
  expect(check({ idNumber })).toEqual(isRight ? {} : { idNumber: '请输入正确的身份证号' })
})

test('X-101 numbers and addresses are taken as people paste them', () => {
  const pasted = {
    phone: '+86 138\u200b 0000-0000',
    email: 'mailto:li@example.com。',
    idNumber: '110105 19491231 002Ｘ',
    age: '３０',
  }
  expect(check(pasted)).toEqual({})
})

test('X-101 an age in full-width figures has its bounds', () => {
  expect(check({ age: '１２１' })).toEqual({ age: '年龄应为 0 到 120 之间的整数' })
})

test.each([
  ['2026-11-21', true],
  ['2027-01-01', false],
  ['1890-01-01', false],
])('X-15 a birthday on %s', (birthDate, isRight) => {
  expect(check({ birthDate })).toEqual(isRight ? {} : { birthDate: '出生日期不正确' })
})

test.each([
  ['0', true],
  ['120', true],
  ['121', false],
  ['二十', false],
  ['-1', false],
])('X-15 an age of %s', (age, isRight) => {
  expect(check({ age })).toEqual(isRight ? {} : { age: '年龄应为 0 到 120 之间的整数' })
})
