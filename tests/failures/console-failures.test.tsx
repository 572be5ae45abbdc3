import { afterEach, beforeAll, expect, test } from 'vitest'
import { toast } from '#design-system/toast/index.ts'
import { panels } from '#app/admin/panels/panels.ts'
import type { MenuKey } from '#app/admin/shell/menu.ts'
import type { Match } from '#contract/engine/matcher.ts'
import { failingSituation, failureKinds, type FailureKind } from '#mocks/failures/failure-kinds.ts'
import { matchedCall } from '#mocks/scenarios/matched-call.ts'
import { statusSentences } from '#mocks/situation/statuses.ts'
import {
  beginAnew,
  meet,
  sent,
  showConsoleAt,
  showPanel,
  withConsoleApi,
} from '#tests/panels/console-fixture.tsx'
import { acts, type Act } from './acts.ts'
import { alertsShown, pageFaults, sentencesShown, settled } from './look.ts'
import { askedOf, chosen, isWhole, keepSeen, keptSeen, steady, type Seen } from './seen.ts'

// Loaded here, so that no notice is missed while its part is compiled.
import '#app/admin/panel/conflict-notice.tsx'
import '#app/admin/panel/order-dialog.tsx'

withConsoleApi()

/** A panel, at one of its tabs. */
interface Place {
  key: MenuKey
  tab: number
}

/** In a part every so many panels of the table are walked, and on each every so many acts. */
const EVERY = 3
const order = Object.keys(panels) as MenuKey[]
const known = isWhole ? [] : keptSeen('console')
const inTable = new Set(known.map(({ screen }) => screen.split(' · ')[0]))
const keys = (isWhole ? askedOf(order) : order.filter((key) => inTable.has(key))).filter(
  (_key, index) => isWhole || index % EVERY === 1,
)

const seen: Seen[] = []
const kept = new Map<string, readonly string[]>()
const keyOf = ({ screen, act, line, kind }: Seen) => [screen, act, line, kind].join('\n')
/** Acts of one panel with their calls: tabs that make the same call are walked at the first of them. */
let walked = new Set<string>()
let faults: string[] = []
let turn = 0

beforeAll(() => {
  for (const each of known) kept.set(keyOf(each), each.said)
})
afterEach(() => keepSeen('console', seen, order))

test.each(keys)(
  '%s: whatever fails, a sentence is on the screen and what was typed stands',
  { timeout: 600_000 },
  async (key) => {
    faults = []
    walked = new Set()
    const at = keys.indexOf(key)
    const loadsOf = await loadsByTab(key)
    for (const [tab, loads] of loadsOf.entries()) {
      const place = { key, tab }
      const name = await open(place)
      const offered = acts.filter((each) => each.isOffered())
      await walkLoads(place, name, loads)
      // The same acts at each tab, or another tab would be the first with a call than in a whole walk.
      const own = offered.filter((each) => isWhole || (at + acts.indexOf(each)) % EVERY === 0)
      for (const doing of own)
        await walkAct(place, name, doing).catch((error: unknown) =>
          faults.push(`${name} ${doing.name}: ${String(error).slice(0, 300)}`),
        )
    }
    expect(faults).toEqual([])
  },
)

/** What each tab loads; the first also what the panel asks for before, but for what another tab asks for again. */
async function loadsByTab(key: MenuKey): Promise<Match[][]> {
  await open({ key, tab: 0 })
  const first = callsSent(false)
  const others: Match[][] = []
  for (const tab of tabsShown().slice(1)) {
    sent.length = 0
    tab.click()
    await settled()
    others.push(callsSent(false))
  }
  const again = new Set(others.flat().map(({ call }) => call.line))
  return [first.filter(({ call }) => !again.has(call.line)), ...others]
}

const tabsShown = () => [...document.querySelectorAll<HTMLElement>('[role="tab"]')]

/**
 * Shows a panel as if nothing had been done before, so that what is seen of one failure hangs on no other.
 * @returns the panel's key and the tab's words
 */
async function open(
  { key, tab }: Place,
  situation = 'normal',
  show: (key: MenuKey) => Promise<unknown> = showPanel,
): Promise<string> {
  await beginAnew()
  meet(situation)
  await show(key)
  await settled()
  if (tab > 0) tabsShown()[tab]?.click()
  await settled()
  const words = tabsShown()[tab]?.textContent?.replace(/\d+$/, '')
  return words === undefined ? key : `${key} · ${words}`
}

function callsSent(isWrite: boolean): Match[] {
  const calls = sent.flatMap(({ line }) => {
    const [method = '', path = ''] = line.split(' ')
    return matchedCall(method, path) ?? []
  })
  const own = calls.filter(({ call }) => (call.method !== 'GET') === isWrite)
  return [...new Map(own.map((each) => [each.call.line, each])).values()]
}

/** Each call that the panel makes when it is opened, failing. */
async function walkLoads(place: Place, name: string, loads: readonly Match[]): Promise<void> {
  for (const matched of loads)
    for (const kind of chosen(failureKinds(matched), (turn += 1))) {
      // Where the session ends, the console leads to the sign-in.
      await open(place, failingSituation(matched, kind), kind === '401' ? showConsoleAt : showPanel)
      note({ screen: name, act: '打开', line: matched.call.line, kind, said: alertsShown() }) // oxfmt-ignore
    }
}

/** One act, whose call fails in one way after the other, each on a screen of its own. */
async function walkAct(place: Place, name: string, doing: Act): Promise<void> {
  await begin(place, doing)
  sent.length = 0
  meet('admin.write|upload=500()')
  await doing.press()
  const [matched] = callsSent(true)
  if (!matched) faults.push(`${name} ${doing.name}: 没有发出请求 «${sentencesShown().join(' / ')}»`)
  const pair = `${doing.name} ${matched?.call.line ?? ''}`
  if (!matched || walked.has(pair)) return
  walked.add(pair)
  for (const kind of chosen(failureKinds(matched), (turn += 1))) {
    const before = await begin(place, doing, kind === '401' ? showConsoleAt : showPanel)
    const standing = JSON.stringify(doing.standing())
    meet(failingSituation(matched, kind))
    await doing.press()
    const said = sentencesShown().filter((each) => !before.includes(each))
    const standsNow = JSON.stringify(doing.standing())
    const found = { screen: name, act: doing.name, line: matched.call.line, kind, said }
    const mayChange = kind === '401' || isDone(kind, said, doing)
    note(found, [
      ...(standing === standsNow || mayChange ? [] : [`没有留住：${standing} → ${standsNow}`]),
      ...(isSaid(kind, said) ? [] : [`没有说“${statusSentences[Number(kind)]}”`]),
    ])
  }
}

/** @returns what is said before anything fails */
async function begin(place: Place, doing: Act, show?: (key: MenuKey) => Promise<unknown>): Promise<string[]> {
  await open(place, 'normal', show)
  await doing.begin()
  toast.clear()
  await settled()
  return sentencesShown()
}

/** A refusal's own sentence goes before the screen's; a conflict is told by the notice beside the fields. */
function isSaid(kind: FailureKind, said: readonly string[]): boolean {
  const sentence = statusSentences[Number(kind)]
  return !sentence || kind === '409' || said.some((each) => each.includes(sentence))
}

/** An answer of another shape is a success all the same: what was sent is stored. */
const isDone = (kind: FailureKind, said: readonly string[], { isDrafted }: Act) =>
  (kind === 'wrong-shape' && (!isDrafted || said.some((each) => each.includes('成功')))) ||
  // What was done before the answer broke off is seen in the list that is loaded again.
  (kind === 'half' && !isDrafted)

function note(found: Seen, more: readonly string[] = []): void {
  seen.push(found)
  const said = found.said.map(steady)
  const before = kept.get(keyOf(found))
  const wrong = [
    ...pageFaults(),
    ...(said.some((each) => /[\u4e00-\u9fff]{2}/.test(each)) ? [] : ['没有一句话']),
    ...(isWhole || JSON.stringify(before) === JSON.stringify(said)
      ? []
      : [`表里是：${before?.join(' / ') ?? '没有'}`]),
    ...more,
  ]
  const where = [found.screen, found.act, found.line, found.kind].join(' ')
  faults.push(...wrong.map((fault) => `${where}: ${fault} «${said.join(' / ')}»`))
}
