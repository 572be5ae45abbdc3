import { expect, test, vi } from 'vitest'
import { ApiError } from '#contract/client/api-error.ts'
import type { ApiClient } from '#content/registry/api-client.ts'
import { answerApplication } from './answer-application.ts'
import { emptyApplication } from './application.ts'

const filled = {
  job: '扬州／标注员',
  name: '李四',
  phone: '13800000000',
  email: 'li@example.com',
  age: '30',
  consent: 'agreed',
}

function formOf(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

test('X-15, X-81 what was filled in is sent with consent and the version of the notice; empty fields are not', async () => {
  const api = vi.fn().mockResolvedValue(null)
  const { status, outcome } = await answerApplication(
    formOf({ ...filled, school: ' ', consentVersion: '2026-11，隐私政策 2026-11-25' }),
    api as ApiClient,
    true,
  )
  expect(api).toHaveBeenCalledExactlyOnceWith('POST /api/application/add', {
    body: {
      name: '李四',
      phone: '13800000000',
      email: 'li@example.com',
      jobTitle: '标注员',
      jobLocation: '扬州',
      age: 30,
      consent: true,
      consentVersion: '2026-11，隐私政策 2026-11-25',
    },
  })
  expect(status).toBe(200)
  expect(outcome).toEqual({
    values: { ...emptyApplication, job: '扬州／标注员' },
    errors: {},
    notice: { tone: 'success', text: '简历提交成功！我们会尽快与您联系。' },
  })
})

test('X-101 an age in full-width figures is sent as a number', async () => {
  const api = vi.fn().mockResolvedValue(null)
  await answerApplication(formOf({ ...filled, age: '３０' }), api as ApiClient, true)
  expect(api.mock.calls[0]?.[1]).toMatchObject({ body: { age: 30 } })
})

test('X-81 without a ticked box nothing is sent', async () => {
  const api = vi.fn()
  const { status, outcome } = await answerApplication(
    formOf({ ...filled, consent: '' }),
    api as ApiClient,
    false,
  )
  expect([status, outcome.errors]).toEqual([400, { consent: '请阅读并同意个人信息处理告知' }])
  expect(outcome.values).toMatchObject({ name: '李四', age: '30' })
  expect(api).not.toHaveBeenCalled()
})

test.each([
  [
    new ApiError({ status: 429, message: '提交过于频繁，请稍后再试', isServerMessage: true }),
    429,
    '提交过于频繁，请稍后再试',
  ],
  [new ApiError({ status: 500, message: '' }), 500, '提交失败，请稍后重试'],
  [new ApiError({ status: 0, message: '' }), 502, '网络错误，请稍后重试'],
])('X-15 a refused application keeps everything (%#)', async (error, status, text) => {
  const answered = await answerApplication(
    formOf(filled),
    vi.fn().mockRejectedValue(error) as unknown as ApiClient,
    true,
  )
  expect(answered.status).toBe(status)
  expect(answered.outcome.notice).toEqual({ tone: 'failure', text })
  expect(answered.outcome.values).toMatchObject(filled)
})

test('X-81 the quiet sign of a program is handed on, under the notice as it is now where the form names none', async () => {
  const api = vi.fn().mockResolvedValue(null)
  await answerApplication(formOf({ ...filled, homepage: 'x' }), api as ApiClient, false)
  expect(api.mock.calls[0]?.[1]).toMatchObject({ body: { homepage: 'x', consentVersion: '2026-11' } })
})
