import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FailureKind } from '#mocks/failures/failure-kinds.ts'
import { inWordsOf, type SeenFailures, type SeenRow } from '#mocks/failures/seen-failures.ts'
import { projectRoot } from '#scripts/steps/project-root.mjs'

/** What one failing call showed. */
export interface Seen {
  screen: string
  act: string
  line: string
  kind: FailureKind
  said: readonly string[]
}

/** Which part of the table: one file each, since they are walked by tests of their own. */
export type Half = 'console' | 'site' | 'forms'

/** `FAILURES=all` walks everything, `FAILURES=write` also keeps what was seen (`npm run failures`); else a part is walked. */
const extent = process.env.FAILURES ?? 'part'
export const isWhole = extent === 'all' || extent === 'write'

/** `FAILURES_PANELS=news,case` walks these panels alone; what was seen of the others is kept as it is. */
const asked = process.env.FAILURES_PANELS?.split(',')

/**
 * The panels to walk.
 * @throws where one is asked for that there is not, before anything is walked or written
 */
export function askedOf<Panel extends string>(panels: readonly Panel[]): readonly Panel[] {
  const unknown = asked?.filter((name) => !panels.some((each) => each === name)) ?? []
  if (unknown.length > 0)
    throw new Error(`FAILURES_PANELS: no panel ${unknown.join(', ')}; there are ${panels.join(', ')}`)
  return asked ? panels.filter((each) => asked.includes(each)) : panels
}

const fileOf = (half: Half) => join(projectRoot, `mocks/failures/${half}-seen.json`)

/** What the repository keeps of a half, in words. */
export function keptSeen(half: Half): Seen[] {
  return inWordsOf(JSON.parse(readFileSync(fileOf(half), 'utf8')) as SeenFailures)
}

/** The kinds to walk: all of them, or the one whose turn it is, so that the walks of a part meet every kind. */
export function chosen(kinds: readonly FailureKind[], turn: number): readonly FailureKind[] {
  return isWhole ? kinds : [turn % kinds.length].map((at) => kinds[at] ?? '')
}

const nameOf = ({ screen }: Seen) => screen.split(' · ')[0] ?? ''

/**
 * Writes down what was seen, where that is asked for; screens that were not walked keep their rows. With an order, that of
 * its names is the table's, so that parts that were walked one after the other make the table of a whole walk.
 */
export function keepSeen(half: Half, walked: readonly Seen[], order?: readonly string[]): void {
  if (extent !== 'write') return
  const names = new Set(walked.map(nameOf))
  const others = asked ? keptSeen(half).filter((each) => !names.has(nameOf(each))) : []
  const seen = [...others, ...walked]
  if (order) seen.sort((one, other) => order.indexOf(nameOf(one)) - order.indexOf(nameOf(other)))
  const sentences = [...new Set(seen.flatMap(({ said }) => said.map(steady)))].sort()
  const rows = new Map<string, SeenRow & { seen: Record<FailureKind, number[]> }>()
  for (const { screen, act, line, kind, said } of seen) {
    const key = [screen, act, line].join('\n')
    const row = rows.get(key) ?? { screen, act, line, seen: {} }
    row.seen[kind] = said.map((each) => sentences.indexOf(steady(each)))
    rows.set(key, row)
  }
  const lines = [...rows.values()].map((row) => `    ${JSON.stringify(row)}`)
  const text = `{\n  "sentences": [\n${sentences.map((each) => `    ${JSON.stringify(each)}`).join(',\n')}\n  ],\n  "rows": [\n${lines.join(',\n')}\n  ]\n}\n`
  writeFileSync(fileOf(half), text)
}

/** Without what no two runs have alike: times. */
export const steady = (sentence: string): string =>
  sentence.replace(/\d+月\d+日 \d\d:\d\d/g, '…').replace(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g, '…')
