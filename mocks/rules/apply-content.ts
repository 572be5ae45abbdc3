import type { Answer } from '#contract/engine/create-answer.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { isLoad } from '#mocks/scenarios/acts.ts'
import { withChangedRows } from '#mocks/scenarios/with-changed-rows.ts'
import { withChangedAnswers } from '#mocks/shapes/with-changed-answers.ts'
import { contents, type ContentName } from './contents.ts'

/** Which content the types have: one by its name goes before the one of all. */
export interface ChosenContents {
  readonly all?: ContentName
  readonly byType: Readonly<Record<string, ContentName>>
}

type Wrap = (answer: Answer) => Answer

// Writes to a content survive reapplied rules; resetting the backend clears them.
const overRows = new Map<string, Wrap>()

/** The API over other content. */
export function applyContent(chosen: ChosenContents): Wrap {
  const names = [chosen.all, ...Object.values(chosen.byType)].filter((name) => name !== undefined)
  const byBody = names.some((name) => 'body' in contents[name].changes)
  const byRows = names.some((name) => 'rows' in contents[name].changes)
  const wrapBody = byBody ? bodiesOf(chosen) : unchanged
  const wrapRows = byRows ? rowsOf(chosen) : unchanged
  return (answer) => wrapBody(wrapRows(answer))
}

const unchanged: Wrap = (answer) => answer

const contentOf = ({ all, byType }: ChosenContents, { name }: Pick<ContentType, 'name'>) =>
  Object.hasOwn(byType, name) ? byType[name] : all

function bodiesOf(chosen: ChosenContents): Wrap {
  return withChangedAnswers(isLoad, (body, matched) => {
    const name = contentOf(chosen, matched.type)
    const changes = name && contents[name].changes
    return changes && 'body' in changes ? changes.body(body, matched) : body
  })
}

function rowsOf(chosen: ChosenContents): Wrap {
  const key = JSON.stringify([chosen.all, Object.entries(chosen.byType).sort()])
  const kept = overRows.get(key)
  if (kept) return kept
  const wrap = withChangedRows((type, rows) => {
    const name = contentOf(chosen, type)
    const changes = name && contents[name].changes
    return changes && 'rows' in changes ? changes.rows(type, rows) : rows
  })
  overRows.set(key, wrap)
  return wrap
}
