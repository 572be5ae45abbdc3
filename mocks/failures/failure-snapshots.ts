import type { FailureKind } from './failure-kinds.ts'

/** What was seen of failing calls, as it is kept in the repository (`npm run failures -- --write`). */
export interface FailureSnapshots {
  /** Each once; the others name them by their place. */
  sentences: readonly string[]
  rows: readonly SnapshotRow[]
}

/** What one act on one screen showed while its call failed. */
export interface SnapshotRow {
  /** Menu key and tab, or the page's path. */
  screen: string
  /** In Chinese. */
  act: string
  /** The declared call. */
  line: string
  /** By kind: the places of the sentences that were on the screen. */
  seen: Readonly<Record<FailureKind, readonly number[]>>
}

/** The rows with their sentences in words. */
export function rowsWithMessages({ sentences, rows }: FailureSnapshots) {
  return rows.flatMap(({ screen, act, line, seen }) =>
    Object.entries(seen).map(([kind, places]) => ({
      screen,
      act,
      line,
      kind,
      said: places.map((place) => sentences[place] ?? ''),
    })),
  )
}
