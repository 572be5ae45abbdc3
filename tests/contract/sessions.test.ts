import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HttpError } from '#contract/shared/http-error.ts'
import { createAccount, disableAccount, listAccounts, resetPassword } from '#contract/auth/accounts.ts'
import { ADMINISTRATOR, openApi, type TestApi } from './api.ts'
import { backends } from './backends.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const { password } = ADMINISTRATOR

describe.each(backends)('sessions on %s', (_name, open) => {
  let api: TestApi
  beforeEach(async () => {
    api = await openApi(open)
  })
  afterEach(() => api.close())

  const isSignedIn = async (token: string) => (await api.withToken(token, 'GET /api/partner/count')).status
  const newToken = async () => (await api.signIn()).body.data.token as string

  test('A-426, A-434, A-435, P-457 signing in answers the user and a token that opens admin calls', async () => {
    const answered = await api.signIn()
    expect(answered.body).toMatchObject({
      code: 200,
      message: '登录成功',
      data: { user: { id: 1, username: 'wangli', realName: '王丽' } },
    })
    expect(Object.keys(answered.body.data.user)).toEqual(['id', 'username', 'realName'])
    expect(answered.headers.get('cache-control')).toBe('no-store')
    expect(await isSignedIn(answered.body.data.token)).toBe(200)
  })

  test('A-585 every wrong credential is the same 400, never a 401 (X-40)', async () => {
    const expected = { code: 400, message: '登录失败，请检查用户名和密码', data: null }
    expect((await api.signIn('wangli', 'wrong password')).body).toEqual(expected)
    expect((await api.signIn('nobody', password)).body).toEqual(expected)
    expect((await api.signIn('WANGLI', password)).body).toEqual(expected)
  })

  test('A-349, A-350 an empty name or password is named', async () => {
    expect((await api.signIn('', password)).body.message).toBe('请输入用户名')
    expect((await api.signIn('wangli', '')).body.message).toBe('请输入密码')
    const wrongType = await api.visitor('POST /api/admin/login', {
      body: { username: { $ne: 1 }, password: ['x'] },
    })
    expect(wrongType.status).toBe(400)
  })

  test('A-434 a password of more than 256 bytes is refused without being hashed', async () => {
    const long = '密'.repeat(100)
    expect((await api.signIn('wangli', long)).body.message).toBe('登录失败，请检查用户名和密码')
  })

  test('A-434 after five failures the account is locked for that address, with Retry-After, and opens again', async () => {
    for (let failure = 0; failure < 5; failure++)
      expect((await api.signIn('wangli', 'wrong')).status).toBe(400)
    const locked = await api.signIn()
    expect([locked.status, locked.body.message, locked.headers.get('retry-after')]).toEqual([
      429,
      '登录失败次数过多，请 15 分钟后再试',
      '900',
    ])
    expect((await api.signIn('wangli', password, '198.51.100.20')).status).toBe(200)
    api.pass(15 * MINUTE_MS + 1)
    expect((await api.signIn()).status).toBe(200)
  })

  test('A-434 the sentence of a lock says how many minutes are left', async () => {
    for (let failure = 0; failure < 5; failure++) await api.signIn('wangli', 'wrong')
    api.pass(10.5 * MINUTE_MS)
    expect((await api.signIn()).body.message).toBe('登录失败次数过多，请 5 分钟后再试')
  })

  test('A-434 a reset of the password lifts the lock, from every address', async () => {
    for (const address of ['198.51.100.20', '203.0.113.9'])
      for (let failure = 0; failure < 6; failure++) await api.signIn('wangli', 'wrong', address)
    await resetPassword(api.backend, 'wangli', 'given by the command line')
    for (const address of ['198.51.100.20', '203.0.113.9'])
      expect((await api.signIn('wangli', 'given by the command line', address)).status).toBe(200)
  })

  test('A-434 tries sent at the same time count one by one', async () => {
    const tries = await Promise.all(Array.from({ length: 12 }, () => api.signIn('wangli', 'wrong')))
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(5)
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(7)
  })

  test('A-434 extra keys and headers do not make another lock', async () => {
    for (let failure = 0; failure < 5; failure++) {
      const body = { username: 'wangli', password: 'wrong', address: `10.0.0.${failure}`, code: failure }
      await api.visitor('POST /api/admin/login', {
        body,
        headers: { 'x-forwarded-for': `10.0.0.${failure}` },
      })
    }
    expect((await api.signIn()).status).toBe(429)
  })

  test('A-434 a sign-in that succeeds forgets the failures before it', async () => {
    for (let failure = 0; failure < 4; failure++) await api.signIn('wangli', 'wrong')
    expect((await api.signIn()).status).toBe(200)
    for (let failure = 0; failure < 4; failure++) await api.signIn('wangli', 'wrong')
    expect((await api.signIn()).status).toBe(200)
  })

  test('A-434 invented names from one network are limited together, those of another are not', async () => {
    const strict = await openApi(open, { loginMaxFailures: 1 })
    const names = Array.from({ length: 12 }, (_unused, index) => `nobody-${index}`)
    const tries = await Promise.all(names.map((name) => strict.signIn(name, 'wrong')))
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(10)
    const refused = tries.filter(({ status }) => status === 429)
    expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(['900', '900'])
    expect((await strict.signIn()).status).toBe(429)
    expect((await strict.signIn('wangli', password, '198.51.100.20')).status).toBe(200)
    strict.pass(15 * MINUTE_MS)
    expect((await strict.signIn()).status).toBe(200)
    await strict.close()
  })

  test('A-434 sign-ins that succeed do not count against their network', async () => {
    const strict = await openApi(open, { loginMaxFailures: 1 })
    for (let signIns = 0; signIns < 11; signIns++) expect((await strict.signIn()).status).toBe(200)
    await strict.close()
  })

  test('A-434 a password that nobody had time to look at is answered 429 and counts as no failure', async () => {
    const busy = vi
      .spyOn(api.backend.passwords, 'verify')
      .mockRejectedValue(new HttpError(429, '服务器繁忙', { retryAfterSeconds: 5 }))
    for (let tries = 0; tries < 6; tries++) {
      const answered = await api.signIn()
      expect([answered.status, answered.headers.get('retry-after')]).toEqual([429, '5'])
    }
    busy.mockRestore()
    expect((await api.signIn()).status).toBe(200)
  })

  test('A-426 a password reset while the old one is being checked is not overwritten', async () => {
    const { verify } = api.backend.passwords
    const slow = vi.spyOn(api.backend.passwords, 'verify').mockImplementation(async (...words) => {
      const isRight = await verify(...words)
      await resetPassword(api.backend, 'wangli', 'given by the command line')
      return isRight
    })
    const body = { oldPassword: password, newPassword: 'a longer secret 2026' }
    const answered = await api.admin('POST /api/admin/password', { body })
    slow.mockRestore()
    expect(answered.body).toMatchObject({ code: 400, message: '原密码不正确' })
    expect((await api.signIn('wangli', 'given by the command line')).status).toBe(200)
  })

  test('A-635 a session ends after 30 minutes without use', async () => {
    const token = await newToken()
    api.pass(30 * MINUTE_MS)
    expect(await isSignedIn(token)).toBe(401)
  })

  test('A-635 use keeps a session alive, until its 12 hours are over', async () => {
    const token = await newToken()
    for (let use = 0; use < 35; use++) {
      api.pass(20 * MINUTE_MS)
      expect(await isSignedIn(token)).toBe(200)
    }
    api.pass(20 * MINUTE_MS)
    expect(await isSignedIn(token)).toBe(401)
  })

  test('A-635 the session call answers the user and the time left (X-78)', async () => {
    const token = await newToken()
    api.pass(11 * HOUR_MS / 22) // oxfmt-ignore
    expect(await isSignedIn(token)).toBe(401)
    const next = await newToken()
    api.pass(10 * MINUTE_MS)
    expect((await api.withToken(next, 'GET /api/admin/session')).body.data).toEqual({
      user: { id: 1, username: 'wangli', realName: '王丽' },
      timeLeftMs: 30 * MINUTE_MS,
    })
  })

  test('A-426 the token in capitals is another token', async () => {
    const token = await newToken()
    expect(await isSignedIn(token.toUpperCase())).toBe(401)
    expect(await isSignedIn(token)).toBe(200)
    const headers = { authorization: `bearer ${token}` }
    expect((await api.visitor('GET /api/partner/count', { headers })).status).toBe(200)
  })

  test('A-434 a lock ends one window from now at most, also where the clock was ahead when it began', async () => {
    api.pass(400 * 24 * HOUR_MS)
    for (let failure = 0; failure < 5; failure++) await api.signIn('wangli', 'wrong')
    api.pass(-400 * 24 * HOUR_MS)
    const locked = await api.signIn()
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '900'])
    api.pass(10 * MINUTE_MS)
    const later = await api.signIn()
    expect([later.status, later.headers.get('retry-after')]).toEqual([429, '300'])
    api.pass(5 * MINUTE_MS)
    expect((await api.signIn()).status).toBe(200)
  })

  test('C-194 signing out ends the session at once', async () => {
    const token = await newToken()
    expect((await api.withToken(token, 'POST /api/admin/logout')).body).toEqual({
      code: 200,
      message: '已退出登录',
      data: null,
    })
    expect(await isSignedIn(token)).toBe(401)
    expect((await api.withToken(token, 'POST /api/admin/logout')).status).toBe(401)
  })

  test.each([
    '',
    'Bearer',
    'Bearer x',
    'Basic d2FuZ2xpOng=',
    `Bearer ${'0'.repeat(64)}`,
    `Token ${'0'.repeat(64)}`,
  ])('A-428, A-339 the header %j is no session', async (authorization) => {
    expect((await api.visitor('GET /api/partner/count', { headers: { authorization } })).status).toBe(401)
  })

  test('A-426 neither token nor password can be read from what is stored', async () => {
    const token = await newToken()
    const stored = JSON.stringify([await api.rows('session'), await api.rows('attempt')])
    expect(stored).not.toContain(token)
    expect(stored).not.toContain('wangli')
    expect(JSON.stringify(await api.rows('attempt'))).not.toContain('203.0.113.9')
  })

  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'
  const signInOn = async (userAgent: string, address: string, username = 'wangli') => {
    const headers = { 'user-agent': userAgent }
    const body = { username, password }
    const answered = await api.visitor('POST /api/admin/login', { body, headers, address })
    return answered.body.data.token as string
  }
  const ownSessions = async (token: string) =>
    (await api.withToken(token, 'GET /api/admin/sessions')).body.data as { id: number; device: string }[]

  test('X-82 each sign-in of mine is told with its device, its address, its times and which is this one', async () => {
    const mine = await signInOn(FIREFOX, '198.51.100.7')
    api.pass(MINUTE_MS)
    await signInOn('', '198.51.100.8')
    expect((await ownSessions(mine)).slice(0, 2)).toEqual([
      {
        id: expect.any(Number) as number,
        device: 'Firefox · Linux',
        address: '198.51.100.7',
        createTime: '2026-03-01 10:00:00',
        lastUsedTime: '2026-03-01 10:01:00',
        isCurrent: true,
      },
      {
        id: expect.any(Number) as number,
        device: '未知设备',
        address: '198.51.100.8',
        createTime: '2026-03-01 10:01:00',
        lastUsedTime: '2026-03-01 10:01:00',
        isCurrent: false,
      },
    ])
    expect(JSON.stringify(await api.rows('session'))).not.toContain('Gecko')
  })

  test('X-82 a sign-in from before its device was kept says so', async () => {
    const mine = await newToken()
    const now = '2026-03-01T02:00:00.000Z'
    await api.put('session', { tokenHash: 'x', accountId: 1, createTime: now, lastUsedTime: now })
    expect(await ownSessions(mine)).toContainEqual(
      expect.objectContaining({ device: '未知设备', address: '' }),
    )
  })

  test('S-003 one sign-in of mine is ended, the others go on, and the journal says which device', async () => {
    const [mine, other, third] = [await newToken(), await signInOn(FIREFOX, '198.51.100.7'), await newToken()]
    const { id } = (await ownSessions(other)).find(({ device }) => device === 'Firefox · Linux') ?? { id: 0 }
    const line = `DELETE /api/admin/sessions/${id}`
    expect((await api.withToken(mine, line)).body).toEqual({ code: 200, message: '登录已结束', data: null })
    expect([await isSignedIn(mine), await isSignedIn(other), await isSignedIn(third)]).toEqual([
      200, 401, 200,
    ])
    const ended = (await api.rows('audit')).filter(({ action }) => action === 'signOut')
    expect(ended).toMatchObject([{ username: 'wangli', title: '其他设备：Firefox · Linux' }])
    expect((await api.withToken(mine, line)).status).toBe(404)
  })

  test('S-003 ending the own current sign-in signs out', async () => {
    const mine = await newToken()
    const { id } = (await ownSessions(mine)).find((each) => 'isCurrent' in each && each.isCurrent) ?? {
      id: 0,
    }
    expect((await api.withToken(mine, `DELETE /api/admin/sessions/${id}`)).status).toBe(200)
    expect((await api.rows('audit')).at(-1)).toMatchObject({ action: 'signOut', title: '' })
    expect(await isSignedIn(mine)).toBe(401)
  })

  test('S-003 another account’s sign-in, and one that is none, are 404 and leave no entry', async () => {
    await createAccount(api.backend, { username: 'liu', password: 'first password 1' })
    const hers = (await api.signIn('liu', 'first password 1')).body.data.token as string
    const mine = await newToken()
    const id = (await ownSessions(hers))[0]?.id
    const before = await api.rows('audit')
    for (const named of [String(id), '999', '0', 'abc', '1e1']) {
      const answered = await api.withToken(mine, `DELETE /api/admin/sessions/${named}`)
      expect([answered.status, answered.body.message]).toEqual([404, '记录不存在'])
    }
    expect(await isSignedIn(hers)).toBe(200)
    expect(await api.rows('audit')).toEqual(before)
  })

  test('A-426 changing the password ends the other sessions, and this one goes on with a new token', async () => {
    const [mine, other] = [await newToken(), await newToken()]
    const body = { oldPassword: password, newPassword: 'a longer secret 2026' }
    const changed = await api.withToken(mine, 'POST /api/admin/password', { body })
    expect(changed.body).toEqual({
      code: 200,
      message: '密码修改成功',
      data: { token: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
    })
    const { token } = changed.body.data as { token: string }
    expect(token).not.toBe(mine)
    expect([await isSignedIn(mine), await isSignedIn(other), await isSignedIn(token)]).toEqual([
      401, 401, 200,
    ])
    expect((await api.signIn()).status).toBe(400)
    expect((await api.signIn('wangli', 'a longer secret 2026')).status).toBe(200)
  })

  test.each([
    ['短密码', 'newPassword', '新密码至少需要 10 个字符'],
    ['aaaaaaaaaaaa', 'newPassword', '新密码过于简单，请使用更多不同的字符'],
    ['wangli-2026-x', 'newPassword', '新密码不能包含用户名'],
    [password, 'newPassword', '新密码不能与原密码相同'],
    ['', 'newPassword', '请输入新密码'],
    ['Password123!', 'newPassword', '新密码过于常见，请换一个不容易猜到的'],
    ['qwertyuiop123', 'newPassword', '新密码过于简单，请不要使用重复或连续的字符'],
  ])('A-426 the new password %j is refused', async (newPassword, field, message) => {
    await expectRefused(newPassword, field, message)
  })

  test('A-426 a new password of more than 256 bytes is refused', async () => {
    await expectRefused('x'.repeat(255) + '密', 'newPassword', '新密码过长')
  })

  async function expectRefused(newPassword: string, field: string, message: string) {
    const answered = await api.admin('POST /api/admin/password', {
      body: { oldPassword: password, newPassword },
    })
    expect(answered.body).toEqual({ code: 400, message, data: { errors: [{ field, message }] } })
  }

  test('A-426 a password of 256 bytes can be chosen and opens a session, and keeps its blanks', async () => {
    const newPassword = ` ${'correct horse '.repeat(18)}xy `
    expect(newPassword).toHaveLength(256)
    const body = { oldPassword: password, newPassword }
    expect((await api.admin('POST /api/admin/password', { body })).status).toBe(200)
    expect((await api.signIn('wangli', newPassword.trim())).status).toBe(400)
    expect((await api.signIn('wangli', newPassword)).status).toBe(200)
  })

  test('A-426 a session that is signed out while its password changes gets no new token', async () => {
    const token = await newToken()
    const { hash } = api.backend.passwords
    const slow = vi.spyOn(api.backend.passwords, 'hash').mockImplementation(async (word) => {
      await api.withToken(token, 'POST /api/admin/logout')
      return hash(word)
    })
    const body = { oldPassword: password, newPassword: 'a longer secret 2026' }
    const answered = await api.withToken(token, 'POST /api/admin/password', { body })
    slow.mockRestore()
    expect(answered.status).toBe(401)
    expect((await api.signIn()).status).toBe(200)
  })

  test('A-426 a wrong old password is 400, and guessing it is locked', async () => {
    const guess = () =>
      api.admin('POST /api/admin/password', {
        body: { oldPassword: 'guess', newPassword: 'a longer secret 2026' },
      })
    expect((await guess()).body).toMatchObject({ code: 400, message: '原密码不正确' })
    for (let guesses = 0; guesses < 4; guesses++) await guess()
    expect((await guess()).status).toBe(429)
  })

  test('the command line adds, lists, resets and disables accounts, ending their sessions', async () => {
    await createAccount(api.backend, { username: 'liu', realName: '刘洋', password: 'first password 1' })
    expect((await listAccounts(api.backend)).map(({ username, isEnabled }) => [username, isEnabled])).toEqual(
      [
        ['wangli', true],
        ['liu', true],
      ],
    )
    const token = (await api.signIn('liu', 'first password 1')).body.data.token as string
    await resetPassword(api.backend, 'liu', 'second password 2')
    expect(await isSignedIn(token)).toBe(401)
    const again = (await api.signIn('liu', 'second password 2')).body.data.token as string
    await disableAccount(api.backend, 'liu')
    expect(await isSignedIn(again)).toBe(401)
    expect((await api.signIn('liu', 'second password 2')).status).toBe(400)
  })

  test('the command line refuses a name that is taken and one that is unknown', async () => {
    await expect(createAccount(api.backend, ADMINISTRATOR)).rejects.toMatchObject({ status: 409 })
    await expect(disableAccount(api.backend, 'nobody')).rejects.toMatchObject({ status: 404 })
  })

  test('the command line asks before it disables the last administrator who can sign in', async () => {
    await expect(disableAccount(api.backend, 'wangli')).rejects.toMatchObject({
      status: 409,
      message: 'wangli 是最后一位启用的管理员，停用后将没有人能登录后台',
    })
    expect((await api.signIn()).status).toBe(200)
    await createAccount(api.backend, { username: 'liu', password: 'first password 1' })
    await disableAccount(api.backend, 'liu')
    await disableAccount(api.backend, 'liu')
    await expect(disableAccount(api.backend, 'wangli')).rejects.toMatchObject({ status: 409 })
    await disableAccount(api.backend, 'wangli', { evenLast: true })
    expect((await api.signIn()).status).toBe(400)
  })

  test.each(['', 'two words', '刘洋', 'liu<b>', '../liu', 'x'.repeat(51), 'liu\n'])(
    'the command line refuses the name %j, as ADMIN_USERNAME does',
    async (username) => {
      const refused = createAccount(api.backend, { username, password: 'first password 1' })
      await expect(refused).rejects.toMatchObject({ status: 400 })
      expect(await listAccounts(api.backend)).toHaveLength(1)
    },
  )
})
