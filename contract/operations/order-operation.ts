import { messages } from '#contract/messages.ts'
import type { Change, Row } from '#contract/engine/backend.ts'
import type { RecordType } from '#contract/engine/record-type.ts'
import { makeOperation, type Work } from '#contract/engine/operation.ts'
import { Refusal } from '#contract/engine/refusal.ts'
import { sentIds } from './sent-ids.ts'

/** Puts the named records in the order of `ids`, counting from 0: one transaction, one audit entry. */
export function reorder() {
  return makeOperation({
    name: 'reorder',
    writes: true,
    takes: 'ids',
    done: messages.saved,
    answers: 'nothing',
    refuses: [404],
    summary: (noun) => `调整${noun}顺序`,
    perform: reorderRows,
  })
}

async function reorderRows(work: Work): Promise<null> {
  const ids = sentIds(work.body.ids)
  const field = orderFieldOf(work.type)
  const store = work.journal.unrecorded.of(work.type.name)
  const changes: Change[] = []
  // One after the other: a transaction is one connection.
  for (const [position, id] of ids.entries()) {
    const before: Row | undefined = await store.get(id, { forUpdate: true })
    if (!before) throw new Refusal(404, messages.noSuchRecord)
    if (before[field] !== position)
      changes.push({ before, after: await store.update(id, { [field]: position }, before) })
  }
  if (changes.length > 0) await work.journal.note(work.type, 'order', changes)
  return null
}

/** The innermost one, where records stand in groups that have an order too. */
function orderFieldOf({ fields, name }: RecordType): string {
  const field = Object.keys(fields).findLast((each) => fields[each]?.kind === 'order')
  if (!field) throw new Error(`${name} has no order`)
  return field
}
