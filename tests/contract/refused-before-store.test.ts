import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { verifyChain } from '#contract/audit/audit-chain.ts'
import { noteRestOfRefused } from '#contract/auth/note-refused.ts'
import { disableAccount } from '#contract/auth/accounts.ts'
import { openApi, type TestApi } from './api.ts'
import { backends } from './backends.ts'

const HOUR_MS = 3_600_000
const UNKNOWN_TOKEN = '0'.repeat(64)
const ADDRESS = '203.0.113.9'

describe.each(backends)('what is refused at the door on %s', (_name, open) => {
  let api: TestApi
  beforeEach(async () => {
    api = await openApi(open)
  })
  afterEach(() => api.close())

  const entries = async () =>
    (await api.rows('audit'))
      .filter(({ action }) => /^(signInFailed|signInLocked|sessionRefused)$/.test(String(action)))
      .map(({ action, username, accountId, address, title }) => [action, username, accountId, address, title])
  const refuse = async (times: number, address = ADDRESS) => {
    for (let time = 0; time < times; time++) {
      const headers = { authorization: `Bearer ${UNKNOWN_TOKEN}` }
      expect((await api.visitor('GET /api/partner/count', { headers, address })).status).toBe(401)
    }
  }
  const refused = (title: string, address = ADDRESS) => ['sessionRefused', '', 0, address, title]
  const unknown = refused('令牌无效或会话已结束')

  test('a wrong password leaves an entry and a line, with the name of an account that exists', async () => {
    await api.signIn('wangli', 'hunter2 hunter2')
    expect(await entries()).toEqual([['signInFailed', 'wangli', 0, ADDRESS, '用户名或密码不正确']])
    expect(api.reported).toEqual([
      { event: '登录失败', detail: { address: ADDRESS, reason: '用户名或密码不正确', count: undefined } },
    ])
    expect((await api.admin('GET /api/admin/audit')).body.data[0]).toMatchObject({
      action: 'signInFailed',
      username: 'wangli',
      noun: '管理员账号',
      recordId: 1,
    })
  })

  test('what was typed as a name stands nowhere when no account is called so', async () => {
    await api.signIn('my secret password', 'wangli')
    await api.signIn('WANGLI', 'hunter2 hunter2')
    expect(await entries()).toEqual([
      ['signInFailed', '', 0, ADDRESS, '用户名或密码不正确'],
      ['signInFailed', '', 0, ADDRESS, '用户名或密码不正确'],
    ])
    const traces = JSON.stringify([await api.rows('audit'), await api.rows('revision'), api.reported])
    expect(traces).not.toMatch(/my secret password|hunter2|WANGLI/)
  })

  test('a lock-out leaves an entry of its own', async () => {
    for (let failure = 0; failure < 5; failure++) await api.signIn('wangli', 'wrong')
    expect((await api.signIn()).status).toBe(429)
    expect((await entries()).slice(4)).toEqual([
      ['signInFailed', 'wangli', 0, ADDRESS, '用户名或密码不正确'],
      ['signInLocked', 'wangli', 0, ADDRESS, '失败次数过多'],
    ])
    expect(api.reported.at(-1)?.event).toBe('登录被锁定')
  })

  test('guessing the old password of a borrowed session leaves entries', async () => {
    const body = { oldPassword: 'guess', newPassword: 'a longer secret 2026' }
    for (let guess = 0; guess < 6; guess++) await api.admin('POST /api/admin/password', { body })
    expect((await entries()).slice(4)).toEqual([
      ['signInFailed', 'wangli', 0, ADDRESS, '修改密码时原密码不正确'],
      ['signInLocked', 'wangli', 0, ADDRESS, '失败次数过多'],
    ])
  })

  test('an unknown, an ended, an expired and a disabled session leave an entry, a missing one none', async () => {
    const token = (await api.signIn()).body.data.token as string
    const other = (await api.signIn()).body.data.token as string
    await api.visitor('GET /api/partner/count')
    await api.visitor('GET /api/about', { headers: { authorization: `Bearer ${UNKNOWN_TOKEN}` } })
    expect(await entries()).toEqual([])
    await refuse(1)
    await api.visitor('GET /api/partner/count', { headers: { authorization: 'Basic d2FuZ2xpOng=' } })
    await api.withToken(token, 'POST /api/admin/logout')
    await api.withToken(token, 'GET /api/partner/count')
    expect(await entries()).toEqual([unknown, unknown, unknown])
    api.pass(HOUR_MS)
    await api.withToken(other, 'GET /api/partner/count')
    const third = (await api.signIn()).body.data.token as string
    await disableAccount(api.backend, 'wangli', { evenLast: true })
    await api.withToken(third, 'GET /api/partner/count')
    expect((await entries()).slice(3)).toEqual([
      ['sessionRefused', 'wangli', 0, ADDRESS, '会话已过期'],
      refused('令牌无效或会话已结束'),
    ])
    const traces = JSON.stringify([await api.rows('audit'), api.reported])
    for (const sent of [token, other, third, UNKNOWN_TOKEN, 'd2FuZ2xpOng']) expect(traces).not.toContain(sent)
  })

  test('many from one address are told together, and others one by one', async () => {
    await refuse(120)
    await refuse(1, '198.51.100.20')
    expect(await entries()).toEqual([
      unknown,
      unknown,
      unknown,
      unknown,
      unknown,
      refused('一小时内共 10 次'),
      refused('一小时内共 100 次'),
      refused('令牌无效或会话已结束', '198.51.100.20'),
    ])
    expect(api.reported).toHaveLength(8)
    expect(api.reported[6]).toEqual({
      event: '会话被拒绝',
      detail: { address: ADDRESS, reason: '一小时内共 100 次', count: 100 },
    })
    api.pass(HOUR_MS)
    await refuse(1, '198.51.100.20')
    expect((await entries()).slice(8)).toEqual([
      refused('一小时内共 120 次'),
      refused('令牌无效或会话已结束', '198.51.100.20'),
    ])
    expect(await verifyChain(api.backend.stores)).toEqual({ checked: (await api.rows('audit')).length })
  })

  test('the addresses of one IPv6 network are one, and many networks are told together', async () => {
    for (let host = 1; host <= 12; host++) await refuse(1, `2001:db8:1:2::${host}`)
    expect((await entries()).slice(4)).toEqual([
      refused('令牌无效或会话已结束', '2001:db8:1:2::5'),
      refused('一小时内共 10 次', '2001:db8:1:2::/64'),
    ])
    const before = (await entries()).length
    for (let host = 1; host <= 130; host++) await refuse(1, `198.18.0.${host}`)
    const told = (await entries()).slice(before)
    expect(told).toHaveLength(99 + 5 + 1)
    expect(told.at(-1)).toEqual(refused('一小时内共 10 次', '多个地址'))
  })

  test('what is left of an hour is told when the host asks for it', async () => {
    await refuse(7)
    await noteRestOfRefused(api.backend)
    expect(await entries()).toHaveLength(5)
    api.pass(HOUR_MS)
    await noteRestOfRefused(api.backend)
    expect((await entries()).slice(5)).toEqual([refused('一小时内共 7 次')])
    await noteRestOfRefused(api.backend)
    expect(await entries()).toHaveLength(6)
  })

  test('an address that is none is not written down as it came', async () => {
    await refuse(1, '<script>'.repeat(1000))
    await refuse(1, '<script>::/64')
    await refuse(1, `2001:db8::1%${'<script>'.repeat(1000)}`)
    expect(await entries()).toEqual([
      refused('令牌无效或会话已结束', 'unknown'),
      refused('令牌无效或会话已结束', 'unknown'),
      refused('令牌无效或会话已结束', '2001:db8:0:0::/64'),
    ])
    expect(JSON.stringify(api.reported)).not.toContain('script')
  })

  test('a journal that cannot be written changes no answer', async () => {
    const broken = vi.spyOn(api.backend, 'transaction').mockRejectedValue(new Error('disk full'))
    await refuse(1)
    broken.mockRestore()
    expect(api.reported.map(({ event }) => event)).toEqual(['会话被拒绝', '操作记录写入失败'])
  })
})
