import express from 'express'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { forbidTransforms, addNoTransform } from './forbid-transforms.ts'
import { compressResponses } from './compress-responses.ts'

/** How an answer of this type arrives through the compression. */
async function headersOf(type: string): Promise<Headers> {
  const app = express().use(forbidTransforms, compressResponses)
  app.use((_request, response) => {
    response.set('Cache-Control', 'no-cache').type(type).send('图联'.repeat(1000))
  })
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    return (
      await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/about`, {
        headers: { 'accept-encoding': 'gzip' },
      })
    ).headers
  } finally {
    server.close()
  }
}

test('a document may not be changed on its way, and is compressed all the same', async () => {
  const headers = await headersOf('text/html')
  expect(headers.get('cache-control')).toBe('no-cache, no-transform')
  expect(headers.get('content-encoding')).toBe('gzip')
})

test('the answer of a call says nothing of it', async () => {
  expect((await headersOf('application/json')).get('cache-control')).toBe('no-cache')
})

test('a document without a rule of its own has this one', () => {
  expect(addNoTransform('text/html; charset=utf-8', undefined)).toBe('no-transform')
})
