import express from 'express'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { compressResponses } from './compress-responses.ts'

const words = Array.from({ length: 20_000 }, (_, index) => (index * 7919) % 997).join(' ')

/** How an address is sent to who takes brotli. */
async function sent(path: string): Promise<{ encoding?: string; bytes: number }> {
  const app = express().use(compressResponses)
  app.use((_request, response) => void response.type('text/plain').send(words))
  const server = app.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  try {
    return await new Promise((resolve, reject) => {
      get({ port, path, headers: { 'accept-encoding': 'br' } }, (response) => {
        let bytes = 0
        response.on('data', (chunk: Buffer) => (bytes += chunk.length))
        response.on('end', () => resolve({ encoding: response.headers['content-encoding'], bytes }))
      }).on('error', reject)
    })
  } finally {
    server.close()
  }
}

test('files are packed better than what is made for one visitor, which is packed as well', async () => {
  const [file, page, call] = await Promise.all([sent('/assets/a-1.js'), sent('/about'), sent('/api/a.js')])
  expect([file, page, call].map(({ encoding }) => encoding)).toEqual(['br', 'br', 'br'])
  expect(file.bytes).toBeLessThan(page.bytes)
  expect(page.bytes).toBeLessThan(words.length / 2)
  expect(call.bytes).toBe(page.bytes)
})
