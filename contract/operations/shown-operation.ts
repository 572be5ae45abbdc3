import type { Row } from '#contract/engine/backend.ts'
import { makeOperation, type Work } from '#contract/engine/operation.ts'
import { Refusal } from '#contract/engine/refusal.ts'
import { show } from '#contract/engine/show.ts'
import { messages } from '#contract/messages.ts'
import { shownMoment } from '#contract/moments.ts'
import { cleaned } from './prepare.ts'
import { sentId } from './writing-operations.ts'

/**
 * One of the records that visitors see, with the time of its first saving. One that they saw and see no longer is gone
 * (410), any other that does not come is unknown (404); docs/decisions/0014-gone-is-what-the-journal-remembers.md.
 * @param wasShown whether a record that is not shown now was shown before
 */
export function shown(filter: Readonly<Record<string, number>>, wasShown: (row: Row) => boolean) {
  return makeOperation({
    writes: false,
    done: messages.done,
    name: 'shown',
    takes: 'nothing',
    answers: 'datedRecord',
    refuses: [404, 410],
    summary: (noun) => `查看一条${noun}`,
    async perform(work) {
      const id = sentId(work)
      const row = await work.stores.of(work.type.name).get(id)
      if (row && Object.entries(filter).every(([name, value]) => row[name] === value))
        return {
          // Pages show what is answered here as it is, so it is cleaned as pages clean what they print.
          ...cleaned(work, work.type.fields, show(work.type, row, 'visitor')),
          createTime: shownMoment(row.createTime as string | null),
        }
      const last = row ?? (await lastKnown(work, id))
      throw last && wasShown(last) ? new Refusal(410, messages.gone) : new Refusal(404, messages.noSuchRecord)
    },
  })
}

/** A removed record as it was, for as long as the journal is kept. */
async function lastKnown({ stores, type }: Work, id: number): Promise<Row | undefined> {
  const where = { typeName: type.name, recordId: id, after: '' }
  const [removal] = await stores.of('revision').find({ where, limit: 1 })
  return removal ? (JSON.parse(String(removal.before)) as Row) : undefined
}
