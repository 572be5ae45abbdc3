import { setTimeout as after } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { answer } from '#content/registry/answer.ts'
import { createAccount } from '#contract/auth/accounts.ts'
import { backends, withSlowPasswords } from './backends.ts'

const ADMINISTRATOR = { username: 'wangli', password: 'a password of hers 1' }
const HERS = '203.0.113.9'

// Memory looks at passwords at no cost.
describe.each(backends.filter(([name]) => name !== 'memory'))('on %s', (_name, open) => {
  test('A-434 a storm of wrong sign-ins from 120 addresses keeps nobody out who signed in from there before', async () => {
    const backend = await withSlowPasswords(open)({})
    await createAccount(backend, ADMINISTRATOR)
    const signIn = async (address: string, password = ADMINISTRATOR.password) => {
      const request = new Request('http://site.test/api/admin/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: ADMINISTRATOR.username, password }),
      })
      return (await answer(request, backend, { address })).status
    }
    expect(await signIn(HERS)).toBe(200)

    let isOver = false
    const counts: Record<number, number> = {}
    const storm = Array.from({ length: 120 }, async (_each, sender) => {
      while (!isOver) {
        const status = await signIn(`198.51.100.${sender}`, 'a wrong one')
        counts[status] = (counts[status] ?? 0) + 1
        await after(10)
      }
    })
    const busy = () => counts[429] ?? 0
    try {
      await expect.poll(busy, { timeout: 20_000 }).toBeGreaterThan(100)
      for (let turn = 0; turn < 3; turn += 1) {
        const before = busy()
        expect(await signIn(HERS)).toBe(200)
        // The storm goes on meanwhile.
        await expect.poll(busy, { timeout: 20_000 }).toBeGreaterThan(before)
      }
    } finally {
      isOver = true
      await Promise.all(storm)
      await backend.close()
    }
    expect(counts[500] ?? 0).toBe(0)
  })

  test('A-434 where she signs in from is kept as a hash, and a wrong password from there still counts', async () => {
    const backend = await withSlowPasswords(open)({ settings: { loginMaxFailures: 2 } })
    await createAccount(backend, ADMINISTRATOR)
    const signIn = async (password: string) => {
      const request = new Request('http://site.test/api/admin/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: ADMINISTRATOR.username, password }),
      })
      return (await answer(request, backend, { address: HERS })).status
    }
    expect(await signIn(ADMINISTRATOR.password)).toBe(200)
    const kept = JSON.stringify(await backend.stores.of('attempt').find())
    expect(kept).not.toContain(HERS)
    expect(kept).not.toContain(ADMINISTRATOR.username)
    expect([await signIn('x'), await signIn('x'), await signIn(ADMINISTRATOR.password)]).toEqual([
      400, 400, 429,
    ])
    await backend.close()
  })
})
