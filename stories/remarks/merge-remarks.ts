import type { Deletion, Remark, Review } from './remark.ts'

export interface Merged {
  /** To be kept: what is new, and what is newer than the version that is there. */
  changed: Remark[]
  /** To be kept as deleted: what was deleted there after it was last changed here. */
  deletions: Deletion[]
  added: number
  renewed: number
  /** Were here until now. */
  removed: number
  /** Are here already, as they are or newer. */
  left: number
  /** Are deleted, here or there, and stay so. */
  gone: number
}

/**
 * What an import changes: a remark comes once, and of versions and deletions the newest stays. At the same time a deletion
 * stays before a version, and what is here before what comes, so that the same file taken twice changes nothing.
 * @param present what is kept
 * @param coming what the file has, each id once
 */
export function mergeRemarks(present: Review, coming: Review): Merged {
  const known = new Map(present.remarks.map((remark) => [remark.id, remark]))
  const deleted = new Map(present.deletions.map(({ id, deletedAt }) => [id, deletedAt]))
  const living = coming.remarks.filter(({ id, changedAt }) => !isSince(deleted.get(id), changedAt))
  const added = living.filter(({ id }) => !known.has(id))
  const renewed = living.filter(({ id, changedAt }) => {
    const there = known.get(id)
    return there !== undefined && Date.parse(changedAt) > Date.parse(there.changedAt)
  })
  const deletions = coming.deletions.filter(({ id, deletedAt }) => {
    const there = known.get(id)
    return there ? isSince(deletedAt, there.changedAt) : !isSince(deleted.get(id), deletedAt)
  })
  return {
    changed: [...added, ...renewed],
    deletions,
    added: added.length,
    renewed: renewed.length,
    removed: deletions.filter(({ id }) => known.has(id)).length,
    left: living.length - added.length - renewed.length,
    gone: coming.remarks.length - living.length,
  }
}

/** Whether something was deleted at or after a time. */
const isSince = (deletedAt: string | undefined, time: string) =>
  deletedAt !== undefined && Date.parse(deletedAt) >= Date.parse(time)
