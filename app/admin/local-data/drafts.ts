import { currentSession } from '#app/admin/api/session.ts'
import { deleteValue, saveValue, savedValues, type StoredKey } from './indexed-db-store.ts'

/** What somebody typed into a form and did not save. */
export interface Draft {
  /** Unique, also across tabs. */
  id: string
  /** The account that typed it; no other account gets it back. */
  account: string
  /** Name of the content type. */
  place: string
  /** Names the record; undefined for one that is being added. */
  record: string | undefined
  /** When it was last typed in, in milliseconds since the epoch. */
  typedAt: number
  /**
   * The values that all records of its panel share. Where the form may change one, `typed` does not name
   * the panel.
   */
  only?: Readonly<Record<string, string | number>>
  /** The form's values by field name. */
  typed: Record<string, unknown>
  /** The version of the record that it was based on. */
  version: string | undefined
  /** The values of that version, for a merge with what somebody else saved since; older drafts have none. */
  base?: Record<string, unknown>
}

const WRITE_PAUSE_MS = 400
const LONGEST_KEPT_MS = 30 * 24 * 60 * 60 * 1_000

/** Typed, and not written yet. */
const waiting = new Map<string, Draft>()
let nextWriting: ReturnType<typeof setTimeout> | undefined

/** A name for a draft that nothing else has, in any tab; browsers give UUIDs on https and localhost only. */
export const newDraftId = () =>
  `${Date.now().toString(36)}-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`

/** Saves a draft in this browser after a short pause, or immediately by `writeDrafts`. */
export function saveDraft(draft: Draft): void {
  waiting.set(draft.id, draft)
  nextWriting ??= setTimeout(writeDrafts, WRITE_PAUSE_MS)
}

/** Writes what is still waiting: the page may be gone the next moment. */
export function writeDrafts(): void {
  clearTimeout(nextWriting)
  nextWriting = undefined
  for (const draft of waiting.values()) saveValue(keyOf(draft), draft)
  waiting.clear()
}

/** Forgets one draft: it was saved, or its owner gave it up. */
export function deleteDraft(draft: Pick<Draft, 'id' | 'account' | 'place'>): void {
  waiting.delete(draft.id)
  deleteValue(keyOf(draft))
}

/**
 * What the account now signed in has left, the newest first; not what is being typed in an open form.
 * @param place one place alone
 */
export async function draftsAt(...place: readonly [] | readonly [place: string]): Promise<Draft[]> {
  const account = currentSession()?.user.username
  if (account === undefined) return []
  writeDrafts()
  const [drafts, held] = await Promise.all([savedValues<Draft>('draft', account, ...place), heldDrafts()])
  return drafts
    .filter((draft) => !isOver(draft) && !held.has(draft.id))
    .sort((one, other) => other.typedAt - one.typedAt)
}

/** Deletes the drafts of any account after thirty days. */
export async function clearOldDrafts(): Promise<void> {
  for (const draft of await savedValues<Draft>('draft')) if (isOver(draft)) deleteDraft(draft)
}

/**
 * Locks a draft while its form is open, so that no other tab offers it. Without the Locks API another tab
 * may offer it, which is harmless.
 * @returns a function that unlocks the draft
 */
export function lockDraft(id: string): () => void {
  let letGo: () => void = () => undefined
  const released = new Promise<void>((resolve) => (letGo = resolve))
  locks()
    ?.request(LOCK + id, () => released)
    .catch(() => undefined)
  return letGo
}

const LOCK = 'draft:'
const locks = () => (navigator as Partial<Navigator>).locks

async function heldDrafts(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks()?.query()) ?? {}
  return new Set(held.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])))
}

const keyOf = ({ account, place, id }: Pick<Draft, 'id' | 'account' | 'place'>): StoredKey => [
  'draft',
  account,
  place,
  id,
]

const isOver = ({ typedAt }: Draft) => Date.now() - typedAt > LONGEST_KEPT_MS
