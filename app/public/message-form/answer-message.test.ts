import { expect, test, vi } from 'vitest'
import { ApiError } from '#contract/client/api-error.ts'
import type { ApiClient } from '#content/registry/api-client.ts'
import { answerMessage } from './answer-message.ts'

const right = {
  name: '张三',
  email: 'zhang@example.com',
  phone: '13800000000',
  subject: '合作咨询',
  message: '想了解数据标注服务。',
}
const empty = { name: '', email: '', phone: '', subject: '', message: '' }

function formOf(message: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(message)) form.set(name, value)
  return form
}

test('P-459 an invalid message is not sent: 400, the field messages and the text', async () => {
  const api = vi.fn()
  expect(await answerMessage(formOf({ ...right, phone: '123' }), api as ApiClient)).toEqual({
    status: 400,
    outcome: { message: { ...right, phone: '123' }, errors: { phone: '请输入正确的手机号码' } },
  })
  expect(api).not.toHaveBeenCalled()
})

test('P-463, P-464 a sent message is confirmed and the form is empty', async () => {
  const api = vi.fn().mockResolvedValue(null)
  expect(await answerMessage(formOf(right), api as ApiClient)).toEqual({
    status: 200,
    outcome: {
      message: empty,
      errors: {},
      notice: { tone: 'success', text: '消息发送成功！我们会尽快回复您。' },
    },
  })
  expect(api).toHaveBeenCalledExactlyOnceWith('POST /api/contact/add', { body: right })
})

test('the version of the policy that the form showed goes with the message', async () => {
  const api = vi.fn().mockResolvedValue(null)
  await answerMessage(formOf({ ...right, noticeVersion: '2026-11-25' }), api as ApiClient)
  expect(api.mock.calls[0]?.[1]).toEqual({ body: { ...right, noticeVersion: '2026-11-25' } })
})

test.each([
  [
    'P-460',
    new ApiError({ status: 429, message: '提交过于频繁', isServerMessage: true }),
    429,
    '提交过于频繁',
  ],
  ['P-461', new ApiError({ status: 500, message: '' }), 500, '发送失败'],
  ['P-462', new ApiError({ status: 0, message: '' }), 502, '网络错误，请稍后重试'],
])('%s, P-372 a refused message keeps its text', async (_number, error, status, text) => {
  const api = vi.fn().mockRejectedValue(error)
  expect(await answerMessage(formOf(right), api as ApiClient)).toEqual({
    status,
    outcome: { message: right, errors: {}, notice: { tone: 'failure', text } },
  })
})

test('P-423 what a program wrote into the hidden field is handed on', async () => {
  const api = vi.fn().mockResolvedValue(null)
  await answerMessage(formOf({ ...right, homepage: 'x' }), api as ApiClient)
  expect(api).toHaveBeenCalledExactlyOnceWith('POST /api/contact/add', { body: { ...right, homepage: 'x' } })
})

test('P-403 a message of 500 characters with line breaks is taken from a posted form, and stored with plain ones', async () => {
  const api = vi.fn().mockResolvedValue(null)
  const lines = [...Array.from({ length: 9 }, () => '字'.repeat(49)), '字'.repeat(50)]
  const posted = formOf({ ...right, subject: '数据标注合作', message: lines.join('\r\n') })
  expect((await answerMessage(posted, api as ApiClient, 'contact')).outcome.errors).toEqual({})
  expect(api.mock.calls[0]?.[1]).toMatchObject({ body: { message: lines.join('\n') } })
})

test('P-404 the contact page has its own bounds', async () => {
  const api = vi.fn()
  const { status, outcome } = await answerMessage(formOf(right), api as ApiClient, 'contact')
  expect([status, outcome.errors]).toEqual([400, { subject: '主题长度在 5 到 50 个字符' }])
  expect(api).not.toHaveBeenCalled()
})
