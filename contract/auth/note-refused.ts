import type { Backend, Stores } from '#contract/engine/backend.ts'
import { networkOf } from '#contract/shared/caller-network.ts'
import type { Action } from '#contract/engine/audit-types.ts'
import { auditLogOf } from '#contract/audit/audit-log.ts'
import { account as accountType, actionField } from './internal-types.ts'

/** What is refused at the door: a wrong password, a try while locked, a session that is none. */
type RefusedAction = Extract<Action, 'signInFailed' | 'signInLocked' | 'sessionRefused'>

interface Refused {
  action: RefusedAction
  address: string
  /** In a few words; never what was sent. */
  reason: string
  /** As it was claimed. It is kept only where such an account exists, since people type passwords into the wrong field. */
  username?: string
}

/** One line of the journal and of the log. */
interface Entry extends Refused {
  /** Where it stands for many. */
  count?: number
}

/** What one network has had refused in its hour. */
interface Tally {
  action: RefusedAction
  network: string
  endTime: number
  count: number
  /** How many of them the journal knows of. */
  told: number
}

const TOGETHER_MS = 3_600_000
const ONE_BY_ONE = 5
const MOST_TALLIES = 100
const MANY = '多个地址'
const ADDRESS = /^[\da-f.:[\]]{1,60}$/i

/** By the settings, which every wrapped copy of one backend shares. */
const talliesOfBackends = new WeakMap<Backend['settings'], Map<string, Tally>>()

/**
 * Writes one audit entry and log line for each of a network's first five refusals an hour. Later ones are summed up at the
 * 10th, 100th, 1000th and after the hour, which prevents flooding.
 */
export async function noteRefused(backend: Backend, refused: Refused): Promise<void> {
  await tell(backend, [...takeEnded(backend), ...countOne(backend, refused)])
}

/** Tells what is left of the hours that are over; for a host to call now and then. */
export async function noteRestOfRefused(backend: Backend): Promise<void> {
  await tell(backend, takeEnded(backend))
}

function talliesOf({ settings }: Backend): Map<string, Tally> {
  const known = talliesOfBackends.get(settings) ?? new Map<string, Tally>()
  talliesOfBackends.set(settings, known)
  return known
}

function takeEnded(backend: Backend): Entry[] {
  const tallies = talliesOf(backend)
  const now = backend.now().getTime()
  const ended = [...tallies].filter(([, { endTime }]) => endTime <= now || endTime > now + TOGETHER_MS)
  for (const [key] of ended) tallies.delete(key)
  return ended.filter(([, { count, told }]) => count > told).map(([, tally]) => together(tally))
}

function countOne(backend: Backend, refused: Refused): Entry[] {
  const network = networkOf(refused.address)
  const tally = tallyFor(backend, refused.action, network)
  tally.count += 1
  const isAlone = tally.count <= ONE_BY_ONE
  if (!isAlone && !/^10+$/.test(String(tally.count))) return []
  tally.told = tally.count
  // Behind a proxy that passes on anything, an address may be any text around one.
  const address = network !== 'unknown' && ADDRESS.test(refused.address) ? refused.address : network
  return [isAlone ? { ...refused, address } : together(tally)]
}

function tallyFor(backend: Backend, action: RefusedAction, network: string): Tally {
  const tallies = talliesOf(backend)
  const own = `${action} ${network}`
  const isRoom = tallies.has(own) || tallies.size < MOST_TALLIES
  const key = isRoom ? own : `${action} ${MANY}`
  const known = tallies.get(key) ?? {
    action,
    network: isRoom ? network : MANY,
    endTime: backend.now().getTime() + TOGETHER_MS,
    count: 0,
    told: 0,
  }
  tallies.set(key, known)
  return known
}

function together({ action, network, count }: Tally): Entry {
  return { action, address: network, reason: `一小时内共 ${count} 次`, count }
}

/** A journal that cannot be written must not change what the caller is answered. */
async function tell(backend: Backend, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return
  for (const { action, address, reason, count } of entries)
    backend.report(actionField.options?.[action] ?? action, { address, reason, count }, 'warn')
  await backend
    .transaction(async (stores) => {
      for (const entry of entries) await write(stores, entry, backend.now())
    })
    .catch((error: unknown) => backend.report('操作记录写入失败', { error: String(error) }))
}

async function write(stores: Stores, { action, address, reason, username }: Entry, now: Date): Promise<void> {
  const [account] =
    username === undefined ? [] : await stores.of('account').find({ where: { username }, limit: 1 })
  // Nobody has proved to be that account, so the act is not its own.
  const actor = { accountId: 0, username: String(account?.username ?? ''), address, now }
  await auditLogOf(stores, actor).append(accountType, action, account ? [{ after: account }] : [], reason)
}
