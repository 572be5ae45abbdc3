import { expect, test } from 'vitest'
import { checkValues } from '#app/public/live-form/check-values.ts'
import type { VisitorMessage } from './message.ts'
import { messageSchemas } from './message-schema.ts'

const checkMessage = (message: VisitorMessage) => checkValues(messageSchemas.home, message)
const checkContactMessage = (message: VisitorMessage) => checkValues(messageSchemas.contact, message)

const right = {
  name: '张三',
  email: 'zhang@example.com',
  phone: '13800000000',
  subject: '合作咨询',
  message: '想了解数据标注服务。',
}

test('a message that keeps the rules has no errors', () => {
  expect(checkMessage(right)).toEqual({})
})

test('P-383, P-384, P-386, P-388, P-389 every field is required', () => {
  expect(checkMessage({ name: '', email: '', phone: '', subject: '', message: '' })).toEqual({
    name: '请输入姓名',
    email: '请输入邮箱',
    phone: '请输入电话',
    subject: '请输入主题',
    message: '请输入消息内容',
  })
})

test('a field of blanks counts as empty', () => {
  expect(checkMessage({ ...right, name: '  ', message: '\n' })).toEqual({
    name: '请输入姓名',
    message: '请输入消息内容',
  })
})

test.each([
  'zhang',
  'zhang@',
  '@example.com',
  'zhang@example',
  'a b@example.com',
  'a@b@example.com',
  'a@example..com',
])('P-385 %s is no e-mail address', (email) => {
  expect(checkMessage({ ...right, email })).toEqual({ email: '请输入正确的邮箱格式' })
})

test.each(['1380000000', '138000000000', '12800000000', '23800000000', '1380000000a'])(
  'P-387 %s is no mainland mobile number',
  (phone) => {
    expect(checkMessage({ ...right, phone })).toEqual({ phone: '请输入正确的手机号码' })
  },
)

test.each(['138 0000 0000', '+8613800000000', '１３８００００００００'])(
  'X-101 the phone %s is taken',
  (phone) => {
    expect(checkMessage({ ...right, phone })).toEqual({})
  },
)

test.each(['13000000000', '14000000000', '19999999999'])(
  'P-387, P-498 %s is a mainland mobile number',
  (phone) => {
    expect(checkMessage({ ...right, phone })).toEqual({})
  },
)

const exact = { ...right, subject: '主题五个字', message: '消息要有十个字才可以发' }

test('P-394, P-396, P-398, P-400, P-402 every field of the contact page is required, and nothing else is said of an empty one', () => {
  expect(checkContactMessage({ name: '', email: '', phone: '', subject: '', message: '' })).toEqual({
    name: '请输入姓名',
    email: '请输入邮箱',
    phone: '请输入电话',
    subject: '请输入主题',
    message: '请输入消息内容',
  })
})

test('P-397, P-399 the contact page takes the same addresses and numbers as home', () => {
  expect(checkContactMessage({ ...exact, email: 'zhang@', phone: '12800000000' })).toEqual({
    email: '请输入正确的邮箱格式',
    phone: '请输入正确的手机号码',
  })
})

test.each([
  ['P-395, P-499', 'name', 2, 20, '姓名长度在 2 到 20 个字符'],
  ['P-401, P-499', 'subject', 5, 50, '主题长度在 5 到 50 个字符'],
  ['P-403, P-499', 'message', 10, 500, '消息长度在 10 到 500 个字符'],
] as const)('%s the %s of the contact page has %i to %i characters', (_number, field, min, max, sentence) => {
  const checked = (length: number) => checkContactMessage({ ...exact, [field]: '字'.repeat(length) })
  expect(checked(min - 1)).toEqual({ [field]: sentence })
  expect(checked(min)).toEqual({})
  expect(checked(max)).toEqual({})
  expect(checked(max + 1)).toEqual({ [field]: sentence })
})

test('P-395 blanks around a name do not count, and a rare character is one', () => {
  expect(checkContactMessage({ ...exact, name: ' 张 ' })).toEqual({ name: '姓名长度在 2 到 20 个字符' })
  expect(checkContactMessage({ ...exact, name: '𠮷'.repeat(20) })).toEqual({})
})

test('P-405 the home page keeps its own, wider bounds', () => {
  expect(checkMessage({ ...right, name: '张', subject: '问', message: '好' })).toEqual({})
})
