import { expect } from 'vitest'
import type { Answered } from './api.ts'
import type { SpecifiedCall } from './specification/vocabulary.ts'

/** The refusal of one field, with its sentence where one is specified. */
export function expectRefused(call: SpecifiedCall, answered: Answered, field: string, required: unknown) {
  expect(answered.status, field).toBe(400)
  expectFailureShape(call, answered)
  const { body, text } = answered
  const sentence =
    call.shape === 'plain text' ? text : call.shape === 'envelope with msg' ? body.msg : body.message
  if (typeof required === 'string') expect(sentence).toBe(required)
  if (call.shape === 'plain text' || call.endpoint.includes('tech-service')) return
  expect(body.data.errors).toContainEqual({ field, message: sentence })
}

/** A failure keeps the call's own shape (docs/operations/http.md#应答, X-23, X-69). */
export function expectFailureShape(call: SpecifiedCall, { status, headers, body, text }: Answered) {
  if (call.shape === 'plain text') {
    expect(headers.get('content-type')).toMatch(/^text\/plain/)
    return expect(text).toMatch(/^[^{<]*[\u4e00-\u9fff]/)
  }
  expect(body.code).toBe(status)
  expect(body.msg ?? body.message).toMatch(/[\u4e00-\u9fff]/)
  if (call.shape === 'envelope with msg') expect(body.msg).toMatch(/[\u4e00-\u9fff]/)
  if (call.endpoint.includes('tech-service-social-service') && !/order|batch/.test(call.endpoint))
    expect(body.data).toBeNull()
}
