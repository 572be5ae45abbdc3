import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuseMachineFiles } from './refuse-machine-files.ts'

let server: Server

beforeAll(async () => {
  const app = express().use(refuseMachineFiles, (_request, response) => void response.send('<!doctype html>'))
  await new Promise<void>((resolve) => (server = app.listen(0, '127.0.0.1', resolve)))
})
afterAll(() => server.close())

const get = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init)

test.each(['/wp-login.php', '/assets/footer-Ab12.js', '/.env', '/images/none.webp', '/a/b.MAP', '/x.js?v=2'])(
  '%s is one line, not a page',
  async (path) => {
    const answered = await get(path)
    expect([answered.status, answered.headers.get('content-type')]).toEqual([
      404,
      'text/plain; charset=utf-8',
    ])
    expect(await answered.text()).toBe('没有这个文件')
  },
)

test.each([
  '/',
  '/about/news/3',
  '/no-such-page',
  '/sitemap.xml',
  '/robots.txt',
  '/news.rss',
  '/about.data',
  '/_root.data',
  '/contact?location=a.b',
])('%s goes on to who makes it', async (path) => {
  expect((await get(path)).status).toBe(200)
})

test('a form that is posted to such an address is not for this to answer', async () => {
  expect((await get('/x.php', { method: 'POST' })).status).toBe(200)
})
