import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#content/registry/contract.ts'
import type { Call } from '#contract/engine/call.ts'
import { storedMoment } from '#contract/shared/moments.ts'
import { disableAccount, resetPassword } from '#contract/auth/accounts.ts'
import { hashOf } from '#contract/shared/hash-of.ts'
import { newToken } from '#contract/auth/tokens.ts'
import { ADMINISTRATOR, openApi, type Sent, type TestApi } from '#tests/contract/api.ts'
import { callsForValidation } from '#tests/contract/calls-for-validation.ts'
import { backends } from '#tests/contract/backends.ts'
import { allCalls, goodRequest, otherSlash, unlimited } from '#tests/contract/records.ts'

const REFUSED = { code: 401, message: '登录已过期，请重新登录', data: null }
const TOO_LARGE = 'x'.repeat(1_100_000)
/** Refused tries are told in the journal, and what has expired may be swept. */
const journal = ['audit', 'audit-anchor']

/** From the contract, so that a call which no specification knows is attacked as well. */
const declared: readonly Call[] = contract.flatMap(({ calls }) => calls as readonly Call[])
const adminCalls = declared.filter(({ access }) => access === 'admin')
/** A filter that may be left out is told in the one and may be in the other. */
const plain = ({ endpoint }: { endpoint: string }) => endpoint.replace(/\?.*/, '')
/** What either side calls an administrator's: a call that the contract gives away by mistake is one of these still. */
const specified = allCalls.filter(
  (each) => each.access === 'admin' || adminCalls.some((call) => plain(call) === plain(each)),
)

test('every admin call of the contract is among those that are attacked', () => {
  expect(specified.map(plain).sort()).toEqual(adminCalls.map(plain).sort())
  expect(specified.length).toBeGreaterThan(100)
})

/** Something that looks like a right to call, and is none. */
type Credential = [
  what: string,
  given: (endpoint: string) => { endpoint?: string; headers?: Record<string, string> },
]

describe.each(backends)('dead credentials on %s', (backend, open) => {
  let api: TestApi
  let credentials: Credential[]
  beforeAll(async () => {
    api = await openApi(open, unlimited)
    credentials = await deadCredentials(api)
  })
  afterAll(() => api.close())

  test.each(
    callsForValidation(backend, specified).map((call) => [`${call.number} ${call.endpoint}`, call] as const),
  )(
    'P-019, P-309, P-412, A-025, A-431, A-432 %s answers 401 to everything but a session, whatever is sent, and changes nothing (X-32)',
    async (_title, call) => {
      const { line: endpoint, sent } = await goodRequest(api, call)
      const before = await api.state(journal)
      for (const [what, path, request] of [...attempts(endpoint, sent), ...bodies(endpoint)]) {
        const answered = await api.visitor(path, request)
        expect(answered.status, what).toBe(401)
        expect(answered.headers.get('cache-control'), what).toBe('no-store')
        if (path.startsWith('HEAD')) continue
        if (call.shape === 'envelope with msg') expect(answered.body, what).toMatchObject(REFUSED)
        else expect(answered.body, what).toEqual(REFUSED)
      }
      expect(await api.state(journal)).toEqual(before)
      // The same request is no empty one: with a session it is let in.
      if (backend === 'memory') expect((await api.admin(endpoint, sent)).status).not.toBe(401)
    },
  )

  function attempts(endpoint: string, sent: Sent): [what: string, endpoint: string, sent: Sent][] {
    const tried = credentials.map(([what, given]): [string, string, Sent] => {
      const { endpoint: attacked = endpoint, headers = {} } = given(endpoint)
      return [what, attacked, { ...sent, headers }]
    })
    return [...tried, ['no token, other slash', otherSlash(endpoint), { ...sent, headers: {} }]]
  }
})

/** Every way in which a token becomes invalid, one account each, and every wrong place for a valid token. */
async function deadCredentials(api: TestApi): Promise<Credential[]> {
  const tokenOf = async (username: string) => {
    await api.addAccount({ username, realName: '赵敏', password: ADMINISTRATOR.password })
    return (await api.signIn(username)).body.data.token as string
  }
  const loggedOut = await tokenOf('logged-out')
  await api.withToken(loggedOut, 'POST /api/admin/logout')
  const disabled = await tokenOf('disabled')
  await disableAccount(api.backend, 'disabled')
  const switchedOff = await tokenOf('switched-off')
  await switchOff(api, 'switched-off')
  const changed = await tokenOf('changed')
  const body = { oldPassword: ADMINISTRATOR.password, newPassword: 'a quite new secret 2026' }
  expect((await api.withToken(changed, 'POST /api/admin/password', { body })).status).toBe(200)
  const reset = await tokenOf('reset')
  await resetPassword(api.backend, 'reset', 'another new secret 2026')
  const living = await tokenOf('living')
  expect(await isSession(api, living)).toBe(true)
  const idle = await agedToken(api, { createdAgo: 1_800_001, usedAgo: 1_800_001 })
  const oldest = await agedToken(api, { createdAgo: 43_200_001, usedAgo: 0 })
  expect(await isSession(api, await agedToken(api, { createdAgo: 43_199_000, usedAgo: 1_799_000 }))).toBe(
    true,
  )

  const bearing = (authorization: string) => () => ({ headers: { authorization } })
  const dead = (what: string, token: string): Credential => [what, bearing(`Bearer ${token}`)]
  return [
    ['no token', () => ({})],
    ['an empty header', bearing('')],
    dead('an empty token', ''),
    dead('an unknown token', 'f'.repeat(64)),
    dead('null', 'null'),
    dead('a path', '../../etc/passwd'),
    dead('SQL', "' or 1=1 --"),
    dead('any token', '%'),
    dead('one that signed out', loggedOut),
    dead('one unused for too long', idle),
    dead('one that is too old', oldest),
    dead('one of a disabled account', disabled),
    dead('one of an account that was switched off in the database', switchedOff),
    dead('one from before the password was changed', changed),
    dead('one from before the password was reset', reset),
    dead('a living one and a letter', `${living}x`),
    dead('a living one cut short', living.slice(0, -1)),
    dead('a living one in capitals', living.toUpperCase()),
    dead('two living ones', `${living}, ${living}`),
    ['another scheme', bearing(`Basic ${btoa(`${ADMINISTRATOR.username}:${ADMINISTRATOR.password}`)}`)],
    ['a living one of another scheme', bearing(`Token ${living}`)],
    ['a living one without a scheme', bearing(living)],
    ['a living one in a cookie', () => ({ headers: { cookie: `token=${living}; session=${living}` } })],
    ['a living one in another header', () => ({ headers: { 'x-auth-token': living, token: living } })],
    ['a living one in the query', (endpoint) => ({ endpoint: withQuery(endpoint, living) })],
  ]
}

/** The token of a session of the suite's administrator that began and was last used so long ago. */
async function agedToken(api: TestApi, { createdAgo, usedAgo }: { createdAgo: number; usedAgo: number }) {
  const token = newToken()
  const now = api.backend.now().getTime()
  const ago = (milliseconds: number) => storedMoment(new Date(now - milliseconds))
  const [tokenHash, createTime, lastUsedTime] = [await hashOf(token), ago(createdAgo), ago(usedAgo)]
  await api.put('session', { tokenHash, accountId: 1, createTime, lastUsedTime, address: '', device: '' })
  return token
}

/** As a hand in the database would do it, which ends no session. */
async function switchOff(api: TestApi, username: string): Promise<void> {
  await api.backend.transaction(async (stores) => {
    const [account] = await stores.of('account').find({ where: { username } })
    await stores.of('account').update(account!.id, { isEnabled: 0 })
  })
}

const isSession = async (api: TestApi, token: string) =>
  (await api.withToken(token, 'GET /api/admin/session')).status === 200

function withQuery(endpoint: string, token: string): string {
  return `${endpoint}${endpoint.includes('?') ? '&' : '?'}token=${token}&access_token=${token}&authorization=Bearer%20${token}`
}

/** What the body is makes no difference to who has no session. */
function bodies(endpoint: string): [what: string, endpoint: string, sent: Sent][] {
  if (endpoint.startsWith('GET')) return [['HEAD', endpoint.replace('GET', 'HEAD'), {}]]
  const raw = (rawBody: string, type: string): Sent => ({ rawBody, headers: { 'content-type': type } })
  return [
    ['broken JSON', endpoint, raw('{"id":', 'application/json')],
    ['a list', endpoint, raw('[1]', 'application/json')],
    ['a form', endpoint, raw('id=1', 'application/x-www-form-urlencoded')],
    ['plain text', endpoint, raw('x', 'text/plain')],
    ['too large', endpoint, raw(TOO_LARGE, 'application/json')],
  ]
}
