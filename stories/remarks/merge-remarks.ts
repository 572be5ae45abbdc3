import type { Remark } from './remark.ts'

export interface Merged {
  /** To be kept: what is new, and what is newer than the version that is there. */
  changed: Remark[]
  added: number
  renewed: number
  /** Are there already, as they are or newer. */
  left: number
}

/**
 * What an import changes: a remark comes once, and of two versions the newer stays. At the same time the one that is there
 * stays, so that the same file taken twice changes nothing.
 * @param present what is kept
 * @param coming what the file has, each id once
 */
export function mergeRemarks(present: readonly Remark[], coming: readonly Remark[]): Merged {
  const known = new Map(present.map((remark) => [remark.id, remark]))
  const added = coming.filter(({ id }) => !known.has(id))
  const renewed = coming.filter(({ id, changedAt }) => {
    const there = known.get(id)
    return there !== undefined && Date.parse(changedAt) > Date.parse(there.changedAt)
  })
  const changed = [...added, ...renewed]
  return {
    changed,
    added: added.length,
    renewed: renewed.length,
    left: coming.length - changed.length,
  }
}
