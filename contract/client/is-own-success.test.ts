import { expect, test } from 'vitest'
import { contract } from '#content/registry/contract.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { isOwnSuccess } from './is-own-success.ts'

const writes = (contract as readonly ContentType[])
  .flatMap(({ calls }) => calls)
  .filter(({ method }) => method !== 'GET')

test('X-69 a sentence is the success of those writes that are declared to answer one, and of no other', () => {
  expect(writes.length).toBeGreaterThan(150)
  // Orders and batches of these types are younger than their sentences, and answer in envelopes.
  const wrong = writes.filter(
    ({ line, reply }) =>
      !/\/(order|batch)$/.test(line) && isOwnSuccess(line, '保存成功') !== (reply.readAs === 'sentence'),
  )
  expect(wrong.map(({ line }) => line)).toEqual([])
})

test('X-23 the saved record alone is a success where the specification lets it be one', () => {
  const taken = writes.filter(({ line }) => isOwnSuccess(line, { id: 3 }))
  expect(taken.length).toBeGreaterThan(3)
  expect(taken.filter(({ line }) => !line.includes('/api/tech-service-social-service'))).toEqual([])
  for (const { line } of taken)
    for (const body of [{}, null, [], true]) expect(isOwnSuccess(line, body)).toBe(false)
})

test('no write answers a body of its own, and every read may', () => {
  expect(writes.filter(({ reply }) => reply.readAs === 'body' || reply.readAs === 'bytes')).toEqual([])
  for (const { line } of writes)
    for (const body of [{}, null, [], 7, ''])
      expect([line, body, isOwnSuccess(line, body)]).toEqual([line, body, false])
  expect(isOwnSuccess('GET /api/enterprise-honors/active', [])).toBe(true)
})
