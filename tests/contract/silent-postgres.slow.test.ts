import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { answer } from '#content/registry/answer.ts'
import { createDatabaseBackend } from '#db/backend.ts'
import { createDatabase } from './postgres-databases.ts'
import { openPostgresProxy } from './postgres-proxy.ts'

describe('a server that hangs instead of refusing', () => {
  test(
    'calls are 503 within 10 s and readyz within 3; when it goes on nothing is missing, and nothing given up was kept',
    { timeout: 60_000 },
    async () => {
      const warned = vi.spyOn(console, 'warn')
      const dataDir = await mkdtemp(join(tmpdir(), 'postgres-hung-'))
      const way = await openPostgresProxy(await createDatabase('postgres'))
      const backend = await createDatabaseBackend({ dataDir, databaseUrl: way.address })
      const timed = async <Result>(work: Promise<Result>) => {
        const began = performance.now()
        return { result: await work, seconds: (performance.now() - began) / 1000 }
      }
      const call = (path: string, init?: RequestInit) =>
        answer(new Request(`http://site.test${path}`, init), backend, { address: '203.0.113.9' })
      const list = () => call('/api/banner/list')
      const body = JSON.stringify({
        name: '陈先生',
        email: 'chen@example.com',
        phone: '13800000000',
        subject: '咨询',
        message: '您好',
      })
      const post = () =>
        call('/api/contact/add', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
      expect((await post()).status).toBe(200)

      way.hang()
      const [ready, ...answered] = await Promise.all([
        timed(backend.isReady()),
        ...Array.from({ length: 15 }, () => timed(list())),
        ...Array.from({ length: 5 }, () => timed(post())),
      ])
      expect(ready.result).toBe(false)
      expect(ready.seconds).toBeLessThan(4)
      expect(new Set(answered.map(({ result }) => result.status))).toEqual(new Set([503]))
      expect(Math.max(...answered.map(({ seconds }) => seconds))).toBeLessThan(10)

      way.goOn()
      await expect.poll(() => backend.isReady(), { timeout: 10_000 }).toBe(true)
      const again = await Promise.all(Array.from({ length: 15 }, list))
      expect(again.map(({ status }) => status)).toEqual(Array.from({ length: 15 }, () => 200))
      expect((await post()).status).toBe(200)
      expect(await backend.stores.of('contact-message').count()).toBe(2)
      await backend.close()
      await way.close()
      await rm(dataDir, { recursive: true })
      expect(warned, 'a plain line in the structured log').not.toHaveBeenCalled()
      vi.restoreAllMocks()
    },
  )
})

describe('connections that go silent while new ones work, as after a failover', () => {
  test('after the first 503 the next write and read are accepted at once', { timeout: 90_000 }, async () => {
    const warned = vi.spyOn(console, 'warn')
    const dataDir = await mkdtemp(join(tmpdir(), 'postgres-silent-'))
    const way = await openPostgresProxy(await createDatabase('postgres'))
    const backend = await createDatabaseBackend({ dataDir, databaseUrl: way.address })
    const write = (title: string) =>
      backend.runWithDeadline(() => backend.transaction((stores) => stores.of('banner').create({ title })))
    const read = () => backend.runWithDeadline(() => backend.stores.of('banner').count())
    await Promise.all(Array.from({ length: 15 }, read))

    way.silenceOpen()
    const began = performance.now()
    const refused = await Promise.allSettled([write('没有回应'), ...Array.from({ length: 4 }, read)])
    expect(refused.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'rejected'))
    await write('又写')
    expect(await read()).toBe(1)
    expect((performance.now() - began) / 1000).toBeLessThan(10)
    expect(await backend.isReady()).toBe(true)
    await backend.close()
    await way.close()
    await rm(dataDir, { recursive: true })
    expect(warned, 'a plain line in the structured log').not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })
})
