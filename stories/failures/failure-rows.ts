import { kindLabel } from '#mocks/failures/failure-kinds.ts'
import { rowsWithMessages } from '#mocks/failures/failure-snapshots.ts'
import { publicPages } from '#stories/inventory/pages.ts'
import { docsAddress, panelStory, storyFiles } from '#stories/inventory/story-files.ts'

/** One failing call, and what was on the screen. */
export interface FailureRow {
  screen: string
  act: string
  line: string
  kind: string
  said: readonly string[]
}

/**
 * Loads the table, which is larger than all else on its page.
 * @throws where a part of it cannot be fetched
 */
export async function loadFailureRows(): Promise<readonly FailureRow[]> {
  const parts = await Promise.all([
    import('#mocks/failures/console-seen.json'),
    import('#mocks/failures/steps-seen.json'),
    import('#mocks/failures/site-seen.json'),
    import('#mocks/failures/forms-seen.json'),
  ])
  return parts.flatMap(({ default: { sentences, rows } }) =>
    // Each kind's key stands in some rows only, which the type of a JSON file does not say.
    rowsWithMessages({ sentences, rows: rows as unknown as Parameters<typeof rowsWithMessages>[0]['rows'] }),
  )
}

/** The values of one column, each once, in the order in which they come. */
export const valuesOf = (rows: readonly FailureRow[], column: 'screen' | 'kind') => [
  ...new Set(rows.map((row) => row[column])),
]

/** What rows are narrowed by; an empty choice is any. */
export interface FailureChoice {
  screen: string
  kind: string
  /** Part of a call, an act or a sentence. */
  words: string
}

/** Rows of one screen and one kind that hold a text. */
export function rowsThat(rows: readonly FailureRow[], chosen: FailureChoice): FailureRow[] {
  const wanted = chosen.words.trim().toLowerCase()
  return rows.filter(
    ({ screen, kind, act, line, said }) =>
      (chosen.screen === '' || screen === chosen.screen) &&
      (chosen.kind === '' || kind === chosen.kind) &&
      [line, act, ...said].some((each) => each.toLowerCase().includes(wanted)),
  )
}

export const kindWords = (kind: string) => `${kindLabel(kind)}（${kind}）`

/** Where Storybook shows the screen; undefined where it has no story of its own. */
export function addressOf(screen: string): string | undefined {
  const [name = ''] = screen.split(' · ')
  const page = publicPages.find(({ path }) => path.replace('{id}', '1') === name)
  const file = storyFiles.get(page?.story ?? (panelStory(name) || `app/admin/${name}`))
  return file && docsAddress(file)
}
