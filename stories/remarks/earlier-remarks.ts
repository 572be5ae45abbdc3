import { inOrder, type Deletion, type Remark, type VersionContent, type Spot } from './remark.ts'

/** A remark of versions 1 and 2, which had one text, and of two the one with the later clock. */
export interface EarlierRemark extends VersionContent {
  id: string
  storyId: string
  spot?: Spot
  createdAt: string
}

/** The deletion of version 2. */
export interface EarlierDeletion {
  id: string
  deletedAt: string
}

/** As every earlier remark was said at first: such a one is known to be past wherever it was changed. */
const FIRST = 'first'

/**
 * The remark in today's format. Equal remarks get equal version ids; differently changed ones both remain, because
 * their order is unknown.
 */
export function migrateRemark({ id, storyId, spot, createdAt, ...said }: EarlierRemark): Remark {
  const isFirst = said.changedAt === createdAt
  return {
    ...{ id, storyId, ...(spot ? { spot } : {}), createdAt },
    versions: [{ id: isFirst ? FIRST : `changed-${hashOf(said)}`, ...said }],
    past: isFirst ? [] : [FIRST],
  }
}

/**
 * The deletion in today's format. Which changes it covered is unknown, so an imported change reappears instead of
 * being lost.
 */
export const migrateDeletion = ({ id }: EarlierDeletion): Deletion => ({ id, past: inOrder([FIRST]) })

/** FNV-1a, 32 bits: the same everywhere, and at once. Two changes of one remark that meet in it stay both all the same (join). */
function hashOf({ author, text, isResolved, changedAt }: VersionContent): string {
  const bytes = new TextEncoder().encode(JSON.stringify([author, text, isResolved, changedAt]))
  const hash = bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193), 0x811c9dc5)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
