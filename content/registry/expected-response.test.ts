import { expect, test } from 'vitest'
import type { ContentType } from '#contract/engine/content-type.ts'
import { isOwnSuccess } from '#contract/client/is-own-success.ts'
import { contract } from './contract.ts'
import { expectedResponse } from './expected-response.ts'

const calls = (contract as readonly ContentType[]).flatMap(({ calls }) => calls)
const writes = calls.filter(({ method }) => method !== 'GET')
const isTaken = (line: string, body: unknown) => isOwnSuccess(expectedResponse(line), body)

test('X-69 a sentence is the success of those writes that are declared to answer one, and of no other', () => {
  expect(writes.length).toBeGreaterThan(150)
  const wrong = writes.filter(
    ({ endpoint, response }) => isTaken(endpoint, '保存成功') !== (response.readAs === 'message'),
  )
  expect(wrong.map(({ endpoint }) => endpoint)).toEqual([])
})

test('X-23 the saved record alone is a success where the specification lets it be one', () => {
  const taken = writes.filter(({ endpoint }) => isTaken(endpoint, { id: 3 }))
  expect(taken.length).toBeGreaterThan(3)
  expect(taken.filter(({ response }) => response.name !== 'truthyData')).toEqual([])
  for (const { endpoint } of taken)
    for (const body of [{}, null, [], true]) expect(isTaken(endpoint, body)).toBe(false)
})

test('X-68 the sentence is looked for in msg first by the calls that are declared to answer it there', () => {
  const first = calls.filter(({ endpoint }) => expectedResponse(endpoint).response === 'withMsg')
  expect(first.length).toBeGreaterThan(5)
  expect(first).toEqual(calls.filter(({ response }) => response.name === 'withMsg'))
})

test('no write answers a body of its own, and every read may', () => {
  expect(writes.filter(({ response }) => response.readAs === 'body' || response.readAs === 'bytes')).toEqual(
    [],
  )
  for (const { endpoint } of writes)
    for (const body of [{}, null, [], 7, ''])
      expect([endpoint, body, isTaken(endpoint, body)]).toEqual([endpoint, body, false])
  expect(isTaken('GET /api/enterprise-honors/active', [])).toBe(true)
})
