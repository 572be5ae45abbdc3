import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { answer } from '#content/registry/answer.ts'
import { UNREADABLE } from '#contract/privacy/personal-number.ts'
import { createAccount } from '#contract/auth/accounts.ts'
import { createDatabaseBackend } from '#db/backend.ts'
import { connect } from '#db/connection/connection.ts'
import { PERSONAL_KEY_FILE, loadPersonalKey, parsePersonalKey } from './encryption-key.ts'
import { createIdNumberEncryption } from './id-number-encryption.ts'

const NUMBER = '999999199805200018'
const place = 'application.idNumber'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'personal-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

describe('the cipher', () => {
  const numbers = createIdNumberEncryption(randomBytes(32))

  test('a number is read as it was, and written again each time', () => {
    const sealed = numbers.seal(NUMBER, place)
    expect(sealed).toMatch(/^v1\.[0-9a-f]{8}(\.[\w-]+){3}$/)
    expect(numbers.open(sealed, place)).toBe(NUMBER)
    expect(numbers.seal(NUMBER, place)).not.toBe(sealed)
    expect(numbers.open(numbers.seal('', place), place)).toBe('')
  })

  test('another key, another place, or a changed character gives a sentence instead', () => {
    const sealed = numbers.seal(NUMBER, place)
    const parts = sealed.split('.')
    const changed = [...parts.slice(0, 4), `A${parts[4]?.slice(1)}`].join('.')
    const cut = [...parts.slice(0, 3), parts[3]?.slice(0, 4), parts[4]].join('.')
    for (const broken of [
      changed === sealed ? sealed.slice(0, -2) : changed,
      cut,
      'v1.x',
      'v9.a.b.c.d',
      NUMBER,
    ])
      expect(numbers.open(broken, place)).toBe(UNREADABLE)
    expect(numbers.open(sealed, 'application.phone')).toBe(UNREADABLE)
    expect(createIdNumberEncryption(randomBytes(32)).open(sealed, place)).toBe(UNREADABLE)
  })
})

describe('the key', () => {
  test('32 bytes in figures or base64, and nothing else', () => {
    const key = randomBytes(32)
    for (const text of [key.toString('hex'), key.toString('base64'), ` ${key.toString('base64url')}\n`])
      expect(parsePersonalKey(text)).toEqual(key)
    for (const text of ['', 'secret', 'a'.repeat(63), 'a'.repeat(65), randomBytes(31).toString('base64')])
      expect(parsePersonalKey(text)).toBeUndefined()
  })

  test('is made once, for its owner only, however many start at once', async () => {
    const keys = await Promise.all(
      Array.from({ length: 5 }, () => loadPersonalKey(dataDir, async () => true)),
    )
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1)
    expect(await readdir(dataDir)).toEqual([PERSONAL_KEY_FILE])
    expect((await stat(join(dataDir, PERSONAL_KEY_FILE))).mode & 0o777).toBe(0o600)
  })

  test('a damaged or missing one is never replaced in silence', async () => {
    await expect(loadPersonalKey(dataDir, async () => false)).rejects.toThrow(/PII_KEY.*不存在/)
    await writeFile(join(dataDir, PERSONAL_KEY_FILE), 'half')
    await expect(loadPersonalKey(dataDir, async () => true)).rejects.toThrow(/PII_KEY.*已损坏/)
  })
})

describe('at rest', () => {
  const person = { name: '林晓', phone: '13812345678', email: 'lin@example.com', idNumber: NUMBER }
  const open = (personalKey?: Buffer) => createDatabaseBackend({ dataDir, personalKey })
  const put = async (personalKey?: Buffer) => {
    const backend = await open(personalKey)
    await backend.transaction((stores) => stores.of('application').create(person))
    await backend.close()
  }

  test('A-269 the number is in no file: database, write-ahead log, journal, key (X-71)', async () => {
    const reported: unknown[] = []
    const backend = await createDatabaseBackend({ dataDir, report: (...all) => void reported.push(all) })
    await createAccount(backend, { username: 'wangli', password: 'correct horse battery' })
    const call = async (line: string, body?: object, token = '') => {
      const [method, path] = line.split(' ')
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      const sent = { method, headers, body: body && JSON.stringify(body) }
      const response = await answer(new Request(`http://site.test${path}`, sent), backend, { address: '::1' })
      return JSON.parse(await response.text())
    }
    await call('POST /api/application/add', { ...person, consent: true, consentVersion: '1' })
    const signIn = { username: 'wangli', password: 'correct horse battery' }
    const { token } = (await call('POST /api/admin/login', signIn)).data
    expect((await call('GET /api/application/1?reason=x', undefined, token)).data.idNumber).toBe(NUMBER)
    await call('POST /api/application/1/status?status=1', undefined, token)
    expect(await filesWith(NUMBER)).toEqual([])
    expect(await filesWith('13812345678')).not.toEqual([])
    await call('DELETE /api/application/1', undefined, token)
    await backend.close()
    // What was removed is overwritten too.
    for (const erased of [NUMBER, '13812345678']) expect(await filesWith(erased)).toEqual([])
    expect(JSON.stringify(reported)).not.toContain(NUMBER)
  })

  test('a start with another key, or without the kept one, is refused in one line that names PII_KEY', async () => {
    await put()
    await expect(open(randomBytes(32))).rejects.toThrow(/^PII_KEY：.*解密[^\n]*$/)
    await rm(join(dataDir, PERSONAL_KEY_FILE))
    await expect(open()).rejects.toThrow(/^PII_KEY：[^\n]*不存在[^\n]*$/)
    expect(await readdir(dataDir)).not.toContain(PERSONAL_KEY_FILE)
  })

  test('a given key is written nowhere', async () => {
    const key = randomBytes(32)
    await put(key)
    expect(await readdir(dataDir)).not.toContain(PERSONAL_KEY_FILE)
    const backend = await open(key)
    expect(await backend.stores.of('application').get(1)).toMatchObject({ idNumber: NUMBER })
    await backend.close()
  })

  test('a row that cannot be read breaks no list, and changing the rest of it keeps what is stored', async () => {
    await put()
    await put()
    const damaged = `v1.00000000.${NUMBER.length}.x.y`
    await onDatabase(`UPDATE application SET "idNumber" = '${damaged}' WHERE id = 1`)
    const backend = await open()
    const numbers = async () =>
      (await backend.stores.of('application').find()).map(({ idNumber }) => idNumber)
    expect(await numbers()).toEqual([UNREADABLE, NUMBER])
    await backend.transaction((stores) => stores.of('application').update(1, { status: 1 }))
    expect(await numbers()).toEqual([UNREADABLE, NUMBER])
    await backend.close()
    expect(await filesWith(damaged)).not.toEqual([])
  })

  async function onDatabase(sql: string) {
    const connection = await connect(dataDir)
    await connection.write((transaction) => connection.sequelize.query(sql, { transaction }))
    await connection.close()
  }
})

async function filesWith(text: string): Promise<string[]> {
  const names = (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((each) =>
    each.isFile(),
  )
  const found = await Promise.all(
    names.map(async ({ name, parentPath }) =>
      (await readFile(join(parentPath, name))).includes(text) ? [name] : [],
    ),
  )
  return found.flat()
}
