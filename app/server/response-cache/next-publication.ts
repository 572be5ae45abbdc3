import { contract } from '#content/registry/contract.ts'
import type { Stores } from '#contract/engine/backend.ts'
import type { RecordType } from '#contract/engine/record-type.ts'
import { storedMoment } from '#contract/shared/moments.ts'
import type { ContentVersion, ContentVersions } from './content-versions.ts'

const published = contract.flatMap(({ name, publishedFrom: field }: RecordType) =>
  field ? [{ name, field }] : [],
)

/**
 * Remembers the next moment for as long as nothing is written and it has not come.
 * @param find looks it up
 */
export function rememberPublication(
  find: (now: number) => Promise<number>,
  contentVersions: Pick<ContentVersions, 'current'>,
): (now: number) => Promise<number> {
  let known: { revision?: ContentVersion; moment: Promise<number> } = { moment: Promise.resolve(0) }
  return (now) => {
    const revision = contentVersions.current()
    const held = known.revision === revision ? known.moment.catch(() => 0) : Promise.resolve(0)
    const moment = held.then((found) => (found > now ? found : find(now)))
    known = { revision, moment }
    return moment
  }
}

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
