/** Where on a story a remark stands: relative to an element, so that it follows another layout. */
export interface Spot {
  /** Leads from the canvas to the element (CSS). */
  selector: string
  /** Where in the element, from its left edge (0) to its right (1). */
  x: number
  /** From its upper edge (0) to its lower (1). */
  y: number
  /** How wide the canvas was, in CSS pixels: what was seen may be right at another width. */
  width: number
}

/** What somebody said in a remark at one time. It never changes: who changes a remark says another version. */
export interface VersionContent {
  author: string
  text: string
  isResolved: boolean
  /** ISO 8601, in UTC. Shown only: clocks are wrong, so none decides what stays. */
  changedAt: string
}

/** A `Said` with its id, which no other version of the remark has. */
export interface Version extends VersionContent {
  id: string
}

/**
 * What reviewers say of a story or of a page of documentation. It has several versions where some were said by people who did
 * not know of each other's.
 */
export interface Remark {
  id: string
  /** The story's or the page's, as in its address. */
  storyId: string
  /** Pages of documentation have none. */
  spot?: Spot
  /** ISO 8601, in UTC. */
  createdAt: string
  /** At least one; in the order of their ids, which is the same everywhere. */
  versions: readonly Version[]
  /** The ids of the versions that others took the place of, in order. */
  past: readonly string[]
}

/** That a remark was deleted: without it an older file would bring the remark back. */
export interface Deletion {
  /** The remark's. */
  id: string
  /** The ids of the versions that who deleted it knew of, in order. One that is not among them was said since. */
  past: readonly string[]
}

/** What a file carries and a browser keeps: an id is in one of both lists. */
export interface Review {
  remarks: readonly Remark[]
  deletions: readonly Deletion[]
}

/** Where a remark begins: of which story, and at which spot. */
export type NewRemark = Pick<Remark, 'storyId' | 'spot'>

/** A new remark. */
export function createRemark({ storyId, spot }: NewRemark, said: VersionContent): Remark {
  return {
    ...{ id: crypto.randomUUID(), storyId, ...(spot ? { spot } : {}) },
    ...{ createdAt: said.changedAt, versions: [versionOf(said)], past: [] },
  }
}

/** The remark with another version, which takes the place of all that it has. */
export function editRemark(remark: Remark, said: VersionContent): Remark {
  return { ...remark, versions: [versionOf(said)], past: deletionOf(remark).past }
}

/** The remark stated again at a time, with new version ids, so that no earlier deletion covers them. */
export function reviseRemark(remark: Remark, changedAt: string): Remark {
  return {
    ...remark,
    versions: remark.versions.map((version) => versionOf({ ...version, changedAt })),
    past: deletionOf(remark).past,
  }
}

/** The deletion of a remark as it is known. */
export function deletionOf({ id, versions, past }: Remark): Deletion {
  return { id, past: inOrder([...past, ...versions.map((version) => version.id)]) }
}

/** The versions that say something else than the ones before them: two people may say the same. At least one. */
export function differentVersions({ versions }: Remark): readonly Version[] {
  return versions.filter(
    ({ text, isResolved }, index) =>
      versions.findIndex((other) => other.text === text && other.isResolved === isResolved) === index,
  )
}

/** Whether everybody who said something of it holds it for resolved. */
export const isResolved = ({ versions }: Remark): boolean => versions.every((version) => version.isResolved)

/** What a remark says: every text once, below each other. */
export const textOf = ({ versions }: Remark): string =>
  [...new Set(versions.map(({ text }) => text))].join('\n')

/** Each once, in an order that is the same everywhere. */
export const inOrder = (ids: readonly string[]): string[] => [...new Set(ids)].sort()

const versionOf = ({ author, text, isResolved: resolved, changedAt }: VersionContent): Version => ({
  ...{ id: crypto.randomUUID(), author, text, isResolved: resolved, changedAt },
})
