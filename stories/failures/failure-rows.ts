import { kindLabel } from '#mocks/failures/failure-kinds.ts'
import { inWordsOf } from '#mocks/failures/seen-failures.ts'
import consoleSeen from '#mocks/failures/console-seen.json'
import formsSeen from '#mocks/failures/forms-seen.json'
import siteSeen from '#mocks/failures/site-seen.json'
import { publicPages } from '#stories/inventory/pages.ts'
import { docsAddress, storyFiles } from '#stories/inventory/story-files.ts'

/** One failing call, and what was on the screen. */
export interface FailureRow {
  screen: string
  act: string
  line: string
  kind: string
  said: readonly string[]
}

export const failureRows: readonly FailureRow[] = [consoleSeen, siteSeen, formsSeen].flatMap((seen) =>
  inWordsOf({
    sentences: seen.sentences,
    // Each kind's key stands in some rows only, which the type of a JSON file does not say.
    rows: seen.rows as unknown as Parameters<typeof inWordsOf>[0]['rows'],
  }),
)

/** The values of one column, each once, in the order in which they come. */
export const valuesOf = (column: 'screen' | 'kind') => [...new Set(failureRows.map((row) => row[column]))]

/** Rows of one screen, one kind, and calls that hold a text; an empty choice is any. */
export function rowsThat(chosen: { screen: string; kind: string; call: string }): FailureRow[] {
  const wanted = chosen.call.trim().toLowerCase()
  return failureRows.filter(
    ({ screen, kind, line }) =>
      (chosen.screen === '' || screen === chosen.screen) &&
      (chosen.kind === '' || kind === chosen.kind) &&
      line.toLowerCase().includes(wanted),
  )
}

export const kindWords = (kind: string) => `${kindLabel(kind)}（${kind}）`

/** Where Storybook shows the screen; undefined where it has no story of its own. */
export function addressOf(screen: string): string | undefined {
  const [name = ''] = screen.split(' · ')
  const page = publicPages.find(({ path }) => path.replace('{id}', '1') === name)
  const file = storyFiles.get(page?.story ?? `app/admin/${name}-panel`)
  return file && docsAddress(file)
}
