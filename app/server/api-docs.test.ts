import express from 'express'
import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiDocs } from './api-docs.ts'

let server: Server
let origin: string

beforeAll(async () => {
  const app = express()
  app.use(apiDocs())
  app.use((_request, response) => void response.status(404).send('elsewhere'))
  await new Promise<void>((resolve) => (server = app.listen(0, '127.0.0.1', resolve)))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => server.close())

test.each(['/api/docs', '/api/docs/'])(
  '%s is a Chinese page that search engines leave alone',
  async (path) => {
    const response = await fetch(origin + path)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('<html lang="zh-CN">')
    expect(html).toContain('<title>接口文档</title>')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
  },
)

test('the page asks for nothing of another host and holds no script and no style of its own', async () => {
  const response = await fetch(`${origin}/api/docs`)
  const html = await response.text()
  expect(html.match(/(?:src|href)="[^"]*"/g)?.every((each) => /="\/(?!\/)/.test(each))).toBe(true)
  expect(html).not.toMatch(/<script>|<style|\son\w+=/)
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toMatch(/https?:|\*|script-src[^;]*unsafe/)
})

test.each([
  ['swagger-ui-bundle.js', 'javascript', 'SwaggerUIBundle'],
  ['swagger-ui.css', 'text/css', '.swagger-ui'],
  ['start.js', 'javascript', '/api/openapi.json'],
])('%s is served, and not sent again to who has it', async (name, type, content) => {
  const response = await fetch(`${origin}/api/docs/${name}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain(type)
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(await response.text()).toContain(content)
  const again = await fetch(`${origin}/api/docs/${name}`, {
    headers: { 'if-none-match': response.headers.get('etag') ?? 'none', 'cache-control': 'max-age=0' },
  })
  expect(again.status).toBe(304)
})

test.each(['package.json', 'swagger-ui-bundle.js.map', 'index.html', '..%2fpackage.json'])(
  'nothing else of the package is served: %s',
  async (name) => {
    expect((await fetch(`${origin}/api/docs/${name}`)).status).toBe(404)
  },
)
