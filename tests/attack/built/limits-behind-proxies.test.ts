import { afterEach, expect, test } from 'vitest'
import { call, visitorMessage } from '#tests/e2e/fixtures/api.ts'
import { administrator, removeFolder, startSite, type Site } from '#tests/e2e/fixtures/site.ts'

let site: Site
afterEach(async () => {
  await site.stop()
  await removeFolder(site.dataDir)
})

const start = async (trusted: number) => {
  site = await startSite({
    env: { TRUST_PROXY: String(trusted), CONTACT_PER_MINUTE: '3', DEMO_CONTENT: '0' },
  })
}

async function send(path: string, body: unknown, forwarded: Record<string, string>): Promise<number> {
  const answer = await fetch(site.origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...forwarded },
    body: JSON.stringify(body),
  })
  await answer.arrayBuffer()
  return answer.status
}

const message = (forwarded: Record<string, string>) => send('/api/contact/add', visitorMessage, forwarded)
const guess = (forwarded: Record<string, string>) =>
  send('/api/admin/login', { username: administrator.username, password: 'wrong guess' }, forwarded)

/** What a visitor may claim to be, another one each time. */
const claims = (turn: number): Record<string, string>[] => [
  { 'X-Forwarded-For': `198.51.100.${turn}` },
  { 'X-Forwarded-For': `198.51.100.${turn}, 203.0.113.${turn}` },
  {
    Forwarded: `for=198.51.100.${turn}`,
    'X-Real-IP': `198.51.100.${turn}`,
    'True-Client-IP': `198.51.100.${turn}`,
  },
  {
    'X-Client-IP': `198.51.100.${turn}`,
    'CF-Connecting-IP': `198.51.100.${turn}`,
    'X-Forwarded-For': `::${turn}`,
  },
]

test('TRUST_PROXY=0: no claimed address opens a limit or a lock again', async () => {
  await start(0)
  const sent = await inTurn(12, (turn) => message(claims(turn)[turn % 4] ?? {}))
  expect(sent).toEqual([200, 200, 200, ...Array.from({ length: 9 }, () => 429)])
  const guessed = await inTurn(12, (turn) => guess(claims(turn)[turn % 4] ?? {}))
  expect(guessed).toEqual([400, 400, 400, 400, 400, ...Array.from({ length: 7 }, () => 429)])
})

test('TRUST_PROXY=0: the log warns of a proxy that only pages from the cache came through', async () => {
  await start(0)
  await fetch(site.origin)
  await (await fetch(site.origin, { headers: { 'X-Forwarded-For': '203.0.113.9' } })).arrayBuffer()
  expect(site.output()).toContain('forwarded addresses arrive but are not believed')
})

test('TRUST_PROXY=1: what the one proxy saw counts, and nothing that was claimed before it', async () => {
  await start(1)
  const seenByProxy = (claimed: string) => ({ 'X-Forwarded-For': `${claimed}, 203.0.113.50` })
  const sent = await inTurn(8, (turn) => message(seenByProxy(`198.51.100.${turn}`)))
  expect(sent).toEqual([200, 200, 200, 429, 429, 429, 429, 429])
  const guessed = await inTurn(8, (turn) => guess(seenByProxy(`198.51.100.${turn}`)))
  expect(guessed).toEqual([400, 400, 400, 400, 400, 429, 429, 429])
  // Another visitor of the same proxy has limits of their own.
  expect(await message({ 'X-Forwarded-For': '203.0.113.51' })).toBe(200)
  expect(await guess({ 'X-Forwarded-For': '203.0.113.51' })).toBe(400)
  // Ports, which some proxies tell along, and hosts of one IPv6 network make nobody another.
  const ported = await inTurn(6, (turn) => message({ 'X-Forwarded-For': `203.0.113.52:${4000 + turn}` }))
  expect(ported).toEqual([200, 200, 200, 429, 429, 429])
  const hosts = await inTurn(6, (turn) => message({ 'X-Forwarded-For': `2001:db8:1:2::${turn + 1}` }))
  expect(hosts).toEqual([200, 200, 200, 429, 429, 429])
  expect((await call(site.origin, 'GET /api/partner/list')).status).toBe(200)
})

async function inTurn(times: number, act: (turn: number) => Promise<number>): Promise<number[]> {
  const statuses: number[] = []
  for (let turn = 0; turn < times; turn += 1) statuses.push(await act(turn))
  return statuses
}
