import { expect, test } from 'vitest'
import { checkMessage } from './home-message-schema.ts'

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

test.each([
  '1380000000',
  '138000000000',
  '12800000000',
  '23800000000',
  '1380000000a',
  '138 0000 0000',
  '+8613800000000',
])('P-387 %s is no mainland mobile number', (phone) => {
  expect(checkMessage({ ...right, phone })).toEqual({ phone: '请输入正确的手机号码' })
})

test.each(['13000000000', '14000000000', '19999999999'])('P-387 %s is a mainland mobile number', (phone) => {
  expect(checkMessage({ ...right, phone })).toEqual({})
})
