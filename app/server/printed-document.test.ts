import express, { type RequestHandler } from 'express'
import { request as ask, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packing } from './packing.ts'
import { sendsPrinted } from './printed-document.ts'

const HTML = `<!DOCTYPE html><title>图联科技</title>${'<p>数据标注</p>'.repeat(400)}`

interface Sent {
  status?: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** What comes of a document that the site has printed, as a browser asks for it. */
const printing: RequestHandler = (request, response, next) => {
  const printed = sendsPrinted(request, response, next)
  if (request.path === '/moved') return void response.redirect('/')
  if (request.path === '/words') return void response.send('未打印')
  printed.html = HTML
  response.set('Cache-Control', 'no-cache, no-transform')
  if (request.path === '/failed') return void response.status(500).send('出错了')
  response.status(request.path === '/none' ? 404 : 200).type('html')
  response.end()
}

async function sent(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Sent> {
  const server = express().use(packing, printing).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  try {
    return await new Promise((resolve, reject) => {
      ask({ port, path, method, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        )
      })
        .on('error', reject)
        .end()
    })
  } finally {
    server.close()
  }
}

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  [undefined, (body: Buffer) => body],
])('a printed document is sent whole to who takes %s, with its length', async (encoding, unpacked) => {
  const { status, headers, body } = await sent('/', encoding ? { 'accept-encoding': encoding } : {})
  expect(status).toBe(200)
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers['content-length']).toBe(String(body.length))
  expect(headers.vary).toBe('Accept-Encoding')
  expect(String(unpacked(body))).toBe(HTML)
})

test('a document that is no success keeps its status', async () => {
  const { status, body } = await sent('/none')
  expect([status, String(body)]).toEqual([404, HTML])
})

test('who asks for the head alone is sent no document', async () => {
  const { status, body } = await sent('/', {}, 'HEAD')
  expect([status, body.length]).toEqual([200, 0])
})

test.each([
  ['/moved', 302, 'Found. Redirecting to /'],
  ['/words', 200, '未打印'],
  ['/failed', 500, '出错了'],
])('what is no printed document is sent as ever: %s', async (path, status, words) => {
  const answer = await sent(path)
  expect([answer.status, String(answer.body)]).toEqual([status, words])
})
