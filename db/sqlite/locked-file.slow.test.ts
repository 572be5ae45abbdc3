import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sqlite3 from 'sqlite3'
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import type { Backend } from '#contract/engine/backend.ts'
import { answer } from '#content/registry/answer.ts'
import { createDatabaseBackend } from '#db/backend.ts'
import { DATABASE_FILE } from './connect-sqlite.ts'

let dataDir: string
let backend: Backend & { close(): Promise<void> }
let reported: unknown[]
let other: sqlite3.Database
let warned: MockInstance<typeof console.warn>

beforeEach(async () => {
  warned = vi.spyOn(console, 'warn')
  dataDir = await mkdtemp(join(tmpdir(), 'locked-'))
  reported = []
  const settings = { contactPerMinute: 1000 }
  backend = await createDatabaseBackend({
    dataDir,
    settings,
    report: (...facts) => void reported.push(facts),
  })
  other = new sqlite3.Database(join(dataDir, DATABASE_FILE))
})
afterEach(async () => {
  await new Promise((resolve) => other.close(resolve))
  await backend.close()
  await rm(dataDir, { recursive: true })
  // Here at last: what was given up ends after its answer.
  expect(warned, 'a plain line in the structured log').not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

const run = (sql: string) =>
  new Promise<void>((resolve, reject) => other.run(sql, (error) => (error ? reject(error) : resolve())))

const message = {
  name: '张三',
  email: 'z@example.com',
  phone: '13800000000',
  subject: '咨询',
  message: '您好',
}

async function post(path: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  const request = new Request(`http://site.test${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  const began = performance.now()
  const response = await answer(request, backend, { address: '203.0.113.9' })
  return { response, body: (await response.json()) as unknown, seconds: (performance.now() - began) / 1000 }
}

test(
  'a file that another process has locked: fifty writes and a login are all 503 within 10 s, reads go on, nothing was kept',
  { timeout: 30_000 },
  async () => {
    await run('BEGIN EXCLUSIVE')
    const waiting = [
      post('/api/admin/login', { username: 'admin', password: 'wrong-password' }),
      ...Array.from({ length: 50 }, () => post('/api/contact/add', message)),
    ]
    expect(await backend.isReady()).toBe(true)
    expect(await backend.stores.of('banner').count()).toBe(0)
    const answered = await Promise.all(waiting)
    expect(Math.max(...answered.map(({ seconds }) => seconds))).toBeLessThan(10)
    expect(new Set(answered.map(({ response }) => response.status))).toEqual(new Set([503]))
    expect(answered[0]?.response.headers.get('retry-after')).toBe('5')
    expect(answered[1]?.body).toEqual({
      code: 503,
      message: '系统繁忙或数据库暂时无法连接，请稍后重试',
      data: null,
    })
    expect(reported).toHaveLength(51)

    await run('ROLLBACK')
    expect((await post('/api/contact/add', message)).response.status).toBe(200)
    expect(await backend.stores.of('contact-message').count()).toBe(1)
  },
)

test('a lock that goes in time is only waited for', { timeout: 30_000 }, async () => {
  await run('BEGIN IMMEDIATE')
  const waiting = post('/api/contact/add', message)
  setTimeout(() => void run('COMMIT'), 300)
  expect((await waiting).response.status).toBe(200)
})
