import { messages } from '#contract/messages.ts'
import type { RecordType } from '#contract/engine/record-type.ts'
import type { Change } from '#contract/journal/journal.ts'
import { makeOperation, type Work } from '#contract/engine/operation.ts'
import { prepare } from './prepare.ts'
import { Refusal, wrongField } from '#contract/engine/refusal.ts'
import { sentIds } from './sent-ids.ts'
import { removeRow } from './writing-operations.ts'

/** What can be done to many records at once. */
export type BatchAct = 'enable' | 'disable' | 'delete'

/** Does one thing to every record of `ids`, or to none: one transaction, one audit entry. */
export function batch() {
  return makeOperation({
    name: 'batch',
    writes: true,
    takes: 'batch',
    done: messages.done,
    answers: 'nothing',
    refuses: [404],
    summary: (noun) => `批量处理${noun}`,
    perform: performBatch,
  })
}

async function performBatch(work: Work): Promise<null> {
  const { type, journal } = work
  const change = changeOf(type, work.body.act)
  const store = journal.unrecorded.of(type.name)
  const changes: Change[] = []
  // One after the other: a transaction is one connection.
  for (const id of sentIds(work.body.ids)) {
    const before = await store.get(id, { forUpdate: true })
    if (!before) throw new Refusal(404, messages.noSuchRecord)
    if (change === 'remove') changes.push(...(await removeRow(journal.unrecorded, type, before)))
    else changes.push({ before, after: await store.update(id, await prepare(work, change, before), before) })
  }
  await journal.note(type, change === 'remove' ? 'remove' : 'update', changes)
  return null
}

function changeOf({ fields }: RecordType, act: unknown): 'remove' | Record<string, 0 | 1> {
  if (act === 'delete') return 'remove'
  const flag = Object.keys(fields).findLast(
    (name) => fields[name]?.kind === 'flag' && !fields[name].isInternal,
  )
  if (flag && act === 'enable') return { [flag]: 1 }
  if (flag && act === 'disable') return { [flag]: 0 }
  throw wrongField('act', '操作不正确')
}
