import type { Match } from '#contract/engine/matcher.ts'
import { isEnvelope, isRecord, withContent, type Keyed } from './with-changed-answers.ts'

/** How many entries a list has where there are many. */
const MANY = 50

/** Every list of an answer, inner ones too, has one entry at most. */
export function oneOfEach(body: unknown): unknown {
  return counted(withContent(body, cut))
}

/**
 * Every list of an answer has fifty entries. Inside a list the inner ones stay as they are: fifty times fifty pictures
 * say nothing more.
 */
export function fiftyOfEach(body: unknown, { type }: Match): unknown {
  const name = Object.keys(type.fields).find((each) => type.fields[each]?.kind === 'text')
  return counted(
    withContent(body, (content) => {
      if (Array.isArray(content)) return repeated(content, name)
      return isRecord(content) ? eachValue(content, (value) => repeatedInside(value)) : content
    }),
  )
}

function cut(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(cut)
  return isRecord(value) ? eachValue(value, cut) : value
}

function repeatedInside(value: unknown): unknown {
  return Array.isArray(value) ? repeated(value) : value
}

/** The entries again and again under other ids, each telling which copy it is in its first text. */
function repeated(entries: readonly unknown[], textName?: string): unknown[] {
  if (entries.length === 0) return []
  const ids = entries.map((entry) => (isRecord(entry) && typeof entry.id === 'number' ? entry.id : 0))
  const lastId = Math.max(...ids)
  const added = Array.from({ length: Math.max(0, MANY - entries.length) }, (_unused, index) => {
    const entry = entries[index % entries.length]
    if (!isRecord(entry)) return entry
    const named =
      textName && typeof entry[textName] === 'string' ? { [textName]: `${entry[textName]} ${index + 2}` } : {}
    return { ...entry, ...named, ...('id' in entry && { id: lastId + 1 + index }) }
  })
  return [...entries, ...added]
}

/** A paged list tells how many there are. */
function counted(body: unknown): unknown {
  if (!isEnvelope(body) || !Array.isArray(body.data) || typeof body.total !== 'number') return body
  return { ...body, total: body.data.length }
}

function eachValue(record: Keyed, change: (value: unknown) => unknown): Keyed {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
}
