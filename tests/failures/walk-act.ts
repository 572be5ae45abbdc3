import { toast } from '#design-system/toast/index.ts'
import type { Match } from '#contract/engine/matcher.ts'
import { failingSituation, type FailureKind } from '#mocks/failures/failure-kinds.ts'
import { matchCall } from '#mocks/scenarios/match-call.ts'
import { defaultMessage } from '#mocks/rules/default-message.ts'
import { meet, sent } from '#tests/panels/console-fixture.tsx'
import type { Act } from './acts.ts'
import { pageFaults, messagesOnScreen, waitUntilSettled } from './screen-text.ts'
import type { Snapshot, Walk } from './snapshots.ts'

/** Where an act is done. */
export interface Scene {
  /** As the table shows it. */
  name: string
  /**
   * Opens it in the initial state, so that failures do not affect each other.
   * @param leadsAway whether the failure may lead to the sign-in, which only the whole console shows
   */
  open: (leadsAway: boolean) => Promise<unknown>
}

/** The calls that were sent since the list was emptied, each once. */
export function callsSent(): Match[] {
  const calls = sent.flatMap(({ line }) => {
    const [method = '', path = ''] = line.split(' ')
    return matchCall(method, path) ?? []
  })
  return [...new Map(calls.map((each) => [each.call.endpoint, each])).values()]
}

const isWrite = ({ call }: Match) => call.method !== 'GET'

/**
 * The call that an act makes, while every call of its kind fails without a sentence.
 * @param isRead whether the act asks for something, and writes nothing
 */
export async function callOf(scene: Scene, act: Act, isRead = false): Promise<Match | undefined> {
  await begin(scene, act, false)
  sent.length = 0
  meet('admin|write|upload=500()')
  await act.press()
  return callsSent().find((each) => isWrite(each) !== isRead)
}

/**
 * Tests an action whose call fails in these ways, each on a fresh screen, and records the results.
 * @returns faults
 */
export async function walkAct(
  walk: Walk,
  scene: Scene,
  act: Act,
  matched: Match,
  kinds: readonly FailureKind[],
): Promise<string[]> {
  const faults: string[] = []
  for (const kind of kinds) {
    const before = await begin(scene, act, kind === '401')
    const standing = JSON.stringify(act.standing())
    meet(failingSituation(matched, kind))
    await act.press()
    const said = messagesOnScreen().filter((each) => !before.includes(each))
    const now = JSON.stringify(act.standing())
    const mayChange = kind === '401' || isDone(kind, said, act, matched)
    const lost = standing === now || mayChange ? [] : [`没有留住：${standing} → ${now}`]
    const found = { screen: scene.name, act: act.name, line: matched.call.endpoint, kind, said }
    faults.push(...note(walk, found, [...lost, ...unsaid(matched, kind, said, act)]))
  }
  return faults
}

/** Notes a row. @returns its faults, each with the place it was found at */
export function note(walk: Walk, found: Snapshot, more: readonly string[] = []): string[] {
  const { screen, act, line, kind, said } = found
  const faults = [...pageFaults(), ...walk.note(found), ...more]
  return faults.map((fault) => `${[screen, act, line, kind].join(' ')}: ${fault} «${said.join(' / ')}»`)
}

/** @returns what is said before anything fails */
async function begin(scene: Scene, act: Act, leadsAway: boolean): Promise<string[]> {
  await scene.open(leadsAway)
  await act.begin()
  toast.clear()
  await waitUntilSettled()
  return messagesOnScreen()
}

/** A refusal's own sentence goes before the screen's; a conflict is told by the notice beside the fields. */
function unsaid(matched: Match, kind: FailureKind, said: readonly string[], { saysOwn = [] }: Act): string[] {
  const sentence = defaultMessage(matched, Number(kind))
  const isSaid = !sentence || kind === '409' || said.some((each) => each.includes(sentence))
  return isSaid || saysOwn === 'always' || saysOwn.includes(kind) ? [] : [`没有说“${sentence}”`]
}

/** In its envelope an answer of another shape is a success all the same: what was sent is stored. A sentence has no envelope. */
const isDone = (
  kind: FailureKind,
  said: readonly string[],
  { isDrafted, readsAnswer }: Act,
  { call }: Match,
) =>
  (kind === 'wrong-shape' &&
    !readsAnswer &&
    call.response.readAs !== 'message' &&
    (!isDrafted || said.some((each) => each.includes('成功')))) ||
  // What happened before the response broke off or was replaced appears in the reloaded list.
  (!isDrafted && (kind === 'half' || (kind === 'wrong-shape' && !readsAnswer)))
