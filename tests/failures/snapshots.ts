import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { failureKinds, type FailureKind } from '#mocks/failures/failure-kinds.ts'
import {
  rowsWithMessages,
  type FailureSnapshots,
  type SnapshotRow,
} from '#mocks/failures/failure-snapshots.ts'
import { declaredCalls } from '#mocks/rules/declared-calls.ts'
import { projectRoot } from '#scripts/tasks/project-root.mjs'

/** What one failing call showed. */
export interface Snapshot {
  screen: string
  act: string
  line: string
  kind: FailureKind
  said: readonly string[]
}

/** Which part of the table: one file each, since they are walked by tests of their own. */
export const parts = ['console', 'steps', 'site', 'forms'] as const
export type Part = (typeof parts)[number]

/** `FAILURES=all` walks everything, `FAILURES=write` also keeps what was seen (`npm run failures`); else a part is walked. */
const extent = process.env.FAILURES ?? 'part'
export const isWhole = extent === 'all' || extent === 'write'

/** `FAILURES_PANELS=news,/about` walks these alone; what was seen of the others is kept as it is. */
const requestedPanels = () => process.env.FAILURES_PANELS?.split(',')

/** `FAILURES_KINDS="409 html"` lets calls fail in these ways alone; what was seen of the others is kept as it is. */
const requestedKinds = process.env.FAILURES_KINDS?.split(' ')
/** `FAILURES_ACTS="批量操作 调整顺序"` does these alone, likewise. */
const requestedActs = process.env.FAILURES_ACTS?.split(' ')
/** Whether some acts alone are asked for. */
export const hasRequestedActs = requestedActs !== undefined
/** Whether an act of this name is to be walked. */
export const isRequestedAct = (act: string): boolean =>
  !isWhole || !requestedActs || requestedActs.includes(act)
const isRequestedKind = (kind: FailureKind) => !requestedKinds || requestedKinds.includes(kind)

/**
 * The requested screens, by the first word of their names; each part of the table has its own.
 * @param names those of one part
 * @param known the selectable ones, of console or site (names begin with /); absent where another part is requested
 * @throws for an unknown name, before any test or write
 */
export function requestedScreens<Name extends string>(
  names: readonly Name[],
  known?: readonly string[],
): readonly Name[] {
  const asked = requestedPanels()
  const kinds = new Set(declaredCalls.flatMap(failureKinds))
  const unknownKinds = requestedKinds?.filter((kind) => !kinds.has(kind)) ?? []
  if (unknownKinds.length > 0)
    throw new Error(`FAILURES_KINDS: no kind ${unknownKinds.join(', ')}; there are ${[...kinds].join(' ')}`)
  const isOfSite = known?.every(isSitePage)
  const unknown = asked?.filter((name) => isSitePage(name) === isOfSite && !known?.includes(name)) ?? []
  if (unknown.length > 0)
    throw new Error(`FAILURES_PANELS: no screen ${unknown.join(', ')}; there are ${known?.join(', ')}`)
  return asked ? names.filter((each) => asked.includes(each)) : names
}

const isSitePage = (name: string) => name.startsWith('/')

const fileOf = (part: Part) => join(projectRoot, `mocks/failures/${part}-seen.json`)

/** What the repository keeps of a part, in words. */
export function storedSnapshots(part: Part): Snapshot[] {
  return rowsWithMessages(JSON.parse(readFileSync(fileOf(part), 'utf8')) as FailureSnapshots)
}

/** The kinds to test: all, the requested ones, or the one in turn. A part's tests together cover every kind. */
export function kindsToWalk(kinds: readonly FailureKind[], turn: number): readonly FailureKind[] {
  return isWhole ? kinds.filter(isRequestedKind) : [turn % kinds.length].map((at) => kinds[at] ?? '')
}

const nameOf = ({ screen }: Snapshot) => screen.split(' · ')[0] ?? ''
const keyOf = ({ screen, act, line, kind }: Snapshot) => [screen, act, line, kind].join('\n')

/** A walk that is going on: what it has seen, beside what the table says. */
export interface Walk {
  /**
   * Notes one row.
   * @returns what is wrong with it: that nothing was said, or something else than the table knows
   */
  note: (found: Snapshot) => string[]
  /** Writes the table again, where that is asked for; screens that are not walked keep their rows. */
  keep: () => void
}

/**
 * Starts a part of the table.
 * @param order the screen names' first words in table order, independent of the run's order; other rows are removed
 */
export function beginWalk(part: Part, order: readonly string[]): Walk {
  const seen: Snapshot[] = []
  const kept = isWhole ? [] : storedSnapshots(part)
  const known = new Map(kept.map((each) => [keyOf(each), each.said]))
  return {
    note(found) {
      const said = found.said.map(withoutTimes)
      seen.push({ ...found, said })
      const before = known.get(keyOf(found))
      return [
        ...(said.some((each) => /[\u4e00-\u9fff]{2}/.test(each)) ? [] : ['没有一句话']),
        ...(isWhole || JSON.stringify(before) === JSON.stringify(said)
          ? []
          : [`表里是：${before?.join(' / ') ?? '没有'}`]),
      ]
    },
    keep: () => void (extent === 'write' && write(part, seen, order)),
  }
}

function write(part: Part, walked: readonly Snapshot[], order: readonly string[]): void {
  const names = new Set(walked.map(nameOf))
  const isWalked = (each: Snapshot) =>
    names.has(nameOf(each)) && isRequestedKind(each.kind) && isRequestedAct(each.act)
  const others = storedSnapshots(part).filter((each) => !isWalked(each) && order.includes(nameOf(each)))
  const place = (each: Snapshot) => order.indexOf(nameOf(each))
  const seen = [...others, ...walked].sort((one, other) => place(one) - place(other))
  const sentences = [...new Set(seen.flatMap(({ said }) => said))].sort()
  const scopeKey = new Map(sentences.map((each, index) => [each, index]))
  const rows = new Map<string, SnapshotRow & { seen: Record<FailureKind, number[]> }>()
  for (const { screen, act, line, kind, said } of seen) {
    const key = [screen, act, line].join('\n')
    const row = rows.get(key) ?? { screen, act, line, seen: {} }
    row.seen[kind] = said.map((each) => scopeKey.get(each) ?? -1)
    rows.set(key, row)
  }
  const lines = [...rows.values()].map((row) => `    ${JSON.stringify(row)}`)
  const text = `{\n  "sentences": [\n${sentences.map((each) => `    ${JSON.stringify(each)}`).join(',\n')}\n  ],\n  "rows": [\n${lines.join(',\n')}\n  ]\n}\n`
  writeFileSync(fileOf(part), text)
}

/** Without what no two runs have alike: times. */
const withoutTimes = (sentence: string): string =>
  sentence.replace(/\d+月\d+日 \d\d:\d\d/g, '…').replace(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g, '…')
