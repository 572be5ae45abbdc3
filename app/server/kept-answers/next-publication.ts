import { contract } from '#contract/contract.ts'
import type { Stores } from '#contract/engine/backend.ts'
import type { RecordType } from '#contract/engine/record-type.ts'
import { storedMoment } from '#contract/moments.ts'

const published = contract.flatMap(({ name, publishedFrom: field }: RecordType) =>
  field ? [{ name, field }] : [],
)

/** The next moment after `now` at which visitors begin to see a record; infinite where none waits. */
export async function nextPublication(stores: Stores, now: number): Promise<number> {
  const from = storedMoment(new Date(now + 1))
  const moments = published.map(async ({ name, field }) => {
    const order = [{ field, direction: 'asc' }] as const
    const [next] = await stores.of(name).find({ range: { field, from }, order, limit: 1 })
    return next ? Date.parse(String(next[field])) : Infinity
  })
  return Math.min(...(await Promise.all(moments)))
}
