import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createDatabaseBackend } from '#db/backend.ts'
import { createFirstAdministrator, refuseWeakPassword } from './first-administrator.ts'

let dataDir: string
let backend: Awaited<ReturnType<typeof createDatabaseBackend>>

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'first-'))
  backend = await createDatabaseBackend({ dataDir })
})
afterEach(() =>
  backend.transaction(async (stores) => {
    for (const { id } of await stores.of('account').find()) await stores.of('account').remove(id)
  }),
)
afterAll(async () => {
  await backend.close()
  await rm(dataDir, { recursive: true })
})

test.each([
  ['hunter2', '密码至少需要 10 个字符'],
  ['          ', '密码过于简单，请使用更多不同的字符'],
  ['admin-2026-x', '密码不能包含用户名'],
  ['1234567890', '密码过于简单，请不要使用重复或连续的字符'],
  ['Password2026', '密码过于常见，请换一个不容易猜到的'],
  ['tulian-2026', '密码过于常见，请换一个不容易猜到的'],
  ['ILoveYou!1314', '密码过于常见，请换一个不容易猜到的'],
])('ADMIN_PASSWORD %j is refused in one line that does not repeat it', async (password, reason) => {
  const refused = refuseWeakPassword(backend, { username: 'admin', password })
  await expect(refused).rejects.toThrow(`ADMIN_PASSWORD：${reason}。`)
  await expect(refused).rejects.not.toThrow(password)
})

test('ADMIN_PASSWORD of more than 256 bytes is refused in one line that does not repeat it', async () => {
  const password = `${'x'.repeat(254)}密`
  const refused = refuseWeakPassword(backend, { username: 'admin', password })
  await expect(refused).rejects.toThrow('ADMIN_PASSWORD：密码过长。')
  await expect(refused).rejects.not.toThrow(password)
})

test('ADMIN_PASSWORD is used as it was given, blanks included, and looked at only while it would be used', async () => {
  const given = { username: 'admin', password: ' two words, and blanks ' }
  await refuseWeakPassword(backend, given)
  await refuseWeakPassword(backend, { username: 'admin' })
  await createFirstAdministrator(backend, given)
  const [account] = await backend.stores.of('account').find()
  expect(await backend.passwords.verify(String(account?.passwordHash), given.password)).toBe(true)
  expect(await backend.passwords.verify(String(account?.passwordHash), given.password.trim())).toBe(false)
  await refuseWeakPassword(backend, { username: 'admin', password: 'short' })
})
