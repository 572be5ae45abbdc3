import { messages } from '#contract/messages.ts'
import type { Row } from './backend.ts'
import type { Change } from './journal.ts'
import type { Operation, Work } from './operation.ts'
import { orderOf } from './reading-operations.ts'
import { Refusal } from './refusal.ts'

const MOST_IDS = 1000

/** Puts the named records in the order of `ids`, counting from 0: one transaction, one audit entry. */
export function reorder(): Operation<'ids', 'nothing'> {
  return { name: 'reorder', writes: true, takes: 'ids', done: messages.saved, perform: reorderRows }
}

async function reorderRows(work: Work): Promise<null> {
  const ids = sentIds(work.body.ids)
  const field = orderOf(work.type)[0]?.field ?? 'sortOrder'
  const store = work.journal.unrecorded.of(work.type.name)
  const changes: Change[] = []
  // One after the other: a transaction is one connection.
  for (const [position, id] of ids.entries()) {
    const before: Row | undefined = await store.get(id, { forUpdate: true })
    if (!before) throw new Refusal(404, messages.noSuchRecord)
    if (before[field] !== position)
      changes.push({ before, after: await store.update(id, { [field]: position }) })
  }
  if (changes.length > 0) await work.journal.note(work.type, 'order', changes)
  return null
}

function sentIds(sent: unknown): number[] {
  const isList = Array.isArray(sent) && sent.length > 0 && sent.length <= MOST_IDS
  const isRight = isList && sent.every((id) => Number.isSafeInteger(id) && (id as number) > 0)
  if (isRight && new Set(sent).size === sent.length) return sent as number[]
  throw new Refusal(400, messages.wrongId, { errors: [{ field: 'ids', message: messages.wrongId }] })
}
