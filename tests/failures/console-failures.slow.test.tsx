import { afterEach, expect, test } from 'vitest'
import type { MenuKey } from '#app/admin/shell/menu.ts'
import type { Match } from '#contract/engine/matcher.ts'
import { failingSituation, failureKinds } from '#mocks/failures/failure-kinds.ts'
import { backend, beginAnew, meet, sent, showConsoleAt, showPanel, withConsoleApi } from '#tests/panels/console-fixture.tsx' // oxfmt-ignore
import { acts, type FoundAct } from './acts.ts'
import { fewRecords } from './few-records.ts'
import { all, button, click } from './user-actions.ts'
import { alertsOnScreen, messagesOnScreen, waitUntilSettled } from './screen-text.ts'
import { newPanels } from './new-panels.ts'
import { consoleScreens, likeAnother, panelKeys } from './screens.ts'
import { requestedScreens, beginWalk, kindsToWalk, isRequestedAct, isWhole } from './snapshots.ts'
import { callOf, callsSent, note, walkAct, type Scene } from './walk-act.ts'

// Loaded here, so that no notice is missed while its part is compiled.
import '#app/admin/form/conflict-notice.tsx'
import '#app/admin/list/order-dialog.tsx'

withConsoleApi()

/** A panel, at one of its tabs, or at the list that a row of it opens. */
interface Place {
  key: MenuKey
  tab: number
  isInner?: boolean
}

/** In a part every so many panels are walked, and on each every so many acts. */
const EVERY = { panels: 11, acts: 3 }
const walk = beginWalk('console', panelKeys)
const keys = isWhole
  ? requestedScreens(panelKeys, consoleScreens)
  : panelKeys.filter((key) => !newPanels.includes(key)).filter((_key, index) => index % EVERY.panels === 1)

/** What is done where nothing is done but look. */
const OPENING = '打开'

/** What opens the list of a row's own records, where there are several. */
const INNER = /^管理图片（([2-9]|\d\d)）/

let turn = 0

afterEach(walk.keep)

test.each(keys)(
  '%s: whatever fails, a sentence is on the screen and what was typed stands',
  { timeout: 900_000 },
  async (key) => {
    const faults: string[] = []
    /** Acts with their calls: tabs that make the same call are walked at the first of them. */
    const walked = new Set<string>()
    const loads = await loadsByTab(key)
    for (const place of await placesOf(key, loads.length)) {
      const scene = await sceneOf(place)
      if (!place.isInner && isRequestedAct(OPENING))
        faults.push(...(await walkLoads(place, scene.name, loads[place.tab] ?? [])))
      await scene.open(false)
      for (const act of likeAnother.includes(key) ? [] : acts.filter(isChosen(key)))
        faults.push(...(await walkOnce(scene, act, walked)))
    }
    expect(faults).toEqual([])
  },
)

// A file without tests would fail.
if (keys.length === 0)
  test('none of the screens that were asked for is a panel', () => expect(isWhole).toBe(true))

// The same actions at each tab, or the first tab with a call would differ from a full run.
const isChosen = (key: MenuKey) => (act: FoundAct) => {
  const isInPart = isWhole || (keys.indexOf(key) + acts.indexOf(act)) % EVERY.acts === 0
  return isInPart && isRequestedAct(act.name) && act.isOffered()
}

/** The calls that each tab loads. The first also includes the panel's own, except those that another tab repeats. */
async function loadsByTab(key: MenuKey): Promise<Match[][]> {
  await open({ key, tab: 0 })
  const first = readsSent()
  const others: Match[][] = []
  for (const tab of tabsShown().slice(1)) {
    sent.length = 0
    tab.click()
    await waitUntilSettled()
    others.push(readsSent())
  }
  const again = new Set(others.flat().map(({ call }) => call.endpoint))
  return [first.filter(({ call }) => !again.has(call.endpoint)), ...others]
}

const readsSent = () => callsSent().filter(({ call }) => call.method === 'GET')
const tabsShown = () => all('[role="tab"]')

async function placesOf(key: MenuKey, tabs: number): Promise<Place[]> {
  const own = Array.from({ length: tabs }, (_unused, tab) => ({ key, tab }))
  await open({ key, tab: 0 })
  return button(INNER) ? [...own, { key, tab: 0, isInner: true }] : own
}

async function sceneOf(place: Place): Promise<Scene> {
  const tab = await open(place)
  const words = [place.key, tab, place.isInner && '图片管理'].filter(Boolean)
  return { name: words.join(' · '), open: (leadsAway) => open(place, 'normal', leadsAway) }
}

/** Shows a panel as if nothing had been done before. @returns the tab's words */
async function open({ key, tab, isInner }: Place, situation = 'normal', leadsAway = false) {
  await beginAnew()
  backend.seed(fewRecords)
  meet(situation)
  await (leadsAway ? showConsoleAt(key) : showPanel(key))
  await waitUntilSettled()
  if (tab > 0) tabsShown()[tab]?.click()
  await waitUntilSettled()
  if (isInner) await click(button(INNER))
  return tabsShown()[tab]?.textContent?.replace(/\d+$/, '')
}

/** Each call that the panel makes when it is opened, failing. */
async function walkLoads(place: Place, screen: string, loads: readonly Match[]): Promise<string[]> {
  const faults: string[] = []
  for (const matched of loads)
    for (const kind of kindsToWalk(failureKinds(matched), (turn += 1))) {
      await open(place, failingSituation(matched, kind), kind === '401')
      faults.push(
        ...note(walk, { screen, act: OPENING, line: matched.call.endpoint, kind, said: alertsOnScreen() }),
      )
    }
  return faults
}

async function walkOnce(scene: Scene, act: FoundAct, walked: Set<string>): Promise<string[]> {
  try {
    const matched = await callOf(scene, act)
    if (!matched) return [`${scene.name} ${act.name}: 没有发出请求 «${messagesOnScreen().join(' / ')}»`]
    const pair = `${act.name} ${matched.call.endpoint}`
    if (walked.has(pair)) return []
    walked.add(pair)
    return await walkAct(walk, scene, act, matched, kindsToWalk(failureKinds(matched), (turn += 1)))
  } catch (error) {
    return [`${scene.name} ${act.name}: ${String(error).slice(0, 300)}`]
  }
}
