import { inOrder, type Deletion, type Remark, type Review, type Version } from './remark.ts'

/** What is known of one remark: of one that is there or was deleted. */
type Known = Remark | Deletion

export interface Merged {
  /** To be kept: what is new, and what is otherwise than it was here. */
  changed: Remark[]
  /** To be kept as deleted: what was deleted there and not changed here meanwhile. */
  deletions: Deletion[]
  added: number
  renewed: number
  /** Of the added and renewed, those of which several versions stay, for a reader to decide. */
  split: number
  /** Were here until now. */
  removed: number
  /** Are here already, with all that the file says. */
  left: number
  /** Are deleted, here or there, and stay so. */
  gone: number
}

/**
 * What an import changes: a version replaces those its author knew, and concurrent versions all remain. The result
 * depends on no clock and no order of imports; repeating an import changes nothing.
 * @param present the stored remarks
 * @param coming the file's content, each id once
 */
export function mergeRemarks(present: Review, coming: Review): Merged {
  const here = knownOf(present)
  const merged = [...knownOf(coming).values()].map((there) => {
    const before = here.get(there.id)
    return { there, before, after: join(before ?? there, there) }
  })
  const altered = merged.filter(({ before, after }) => !isSame(before, after))
  const changed = altered.flatMap(({ after }) => (isThere(after) ? [after] : []))
  const isHere = ({ before }: { before?: Known }) => before !== undefined && isThere(before)
  const renewed = altered.filter((one) => isThere(one.after) && isHere(one)).length
  const come = merged.filter(({ there }) => isThere(there))
  const gone = come.filter(({ after }) => !isThere(after)).length
  return {
    changed,
    deletions: altered.flatMap(({ after }) => (isThere(after) ? [] : [after])),
    ...{ added: changed.length - renewed, renewed },
    split: changed.filter(({ versions }) => versions.length > 1).length,
    removed: altered.filter((one) => !isThere(one.after) && isHere(one)).length,
    left: come.filter(({ before, after }) => isThere(after) && isSame(before, after)).length,
    gone,
  }
}

/**
 * Merges two states of a remark, in any order: every version that neither marks as past. Of two creations with one
 * id, which only a tampered file has, the smaller remains.
 */
export function join(one: Known, other: Known): Known {
  const past = inOrder([...one.past, ...other.past])
  const known = [one, other].filter(isThere).sort((left, right) => compare(begunOf(left), begunOf(right)))
  const [begun] = known
  const versions = unlike(known.flatMap((remark) => remark.versions)).filter(({ id }) => !past.includes(id))
  return begun && versions.length > 0 ? { ...begun, versions, past } : { id: one.id, past }
}

/** Whether it is a remark, no deletion. */
export const isThere = (known: Known): known is Remark => 'versions' in known

/** Two that differ under one id were tampered with: both are kept, or the order of imports would decide. */
function unlike(versions: readonly Version[]): Version[] {
  const byContent = new Map(versions.map((version) => [contentOf(version), version]))
  return [...byContent].sort(([left], [right]) => compare(left, right)).map(([, version]) => version)
}

const contentOf = ({ id, author, text, isResolved, changedAt }: Version) =>
  JSON.stringify([id, author, text, isResolved, changedAt])

const begunOf = ({ storyId, spot, createdAt }: Remark) =>
  JSON.stringify([createdAt, storyId, spot && [spot.selector, spot.x, spot.y, spot.width]])

const compare = (left: string, right: string) => (left < right ? -1 : Number(left > right))

const knownOf = ({ remarks, deletions }: Review) =>
  new Map<string, Known>([...remarks, ...deletions].map((known) => [known.id, known]))

/** Also what is begun alike: of two that are not, one must stay everywhere. */
const isSame = (before: Known | undefined, after: Known) =>
  before !== undefined && wholeOf(before) === wholeOf(after)

const wholeOf = (known: Known) =>
  JSON.stringify([known.id, known.past, isThere(known) && [begunOf(known), ...known.versions.map(contentOf)]])
