import { createStore, del, promisifyRequest, set } from 'idb-keyval'

/** Where something is kept: what it is, whose it is, and which of them. */
export type StoredKey = readonly [kind: 'columns' | 'draft' | 'messages', account: string, ...names: string[]]

/** Reading never takes longer: a browser may keep its store shut for good. */
const READING_LIMIT_MS = 1_000

const DATABASE = 'console'
const STORE = 'kept'
const store = createStore(DATABASE, STORE)

/**
 * Stores a value beyond the session, whose end clears local storage. Does nothing where the
 * browser has no store.
 */
export function saveValue(key: StoredKey, value: unknown): void {
  void quietly(() => set([...key], value, store))
}

/** Keeps a value no longer. */
export function deleteValue(key: StoredKey): void {
  void quietly(() => del([...key], store))
}

/** All values whose keys begin so; none where the browser gives none. */
export async function savedValues<Value>(
  ...beginning: readonly [StoredKey[0], ...string[]]
): Promise<Value[]> {
  const reading = quietly(() =>
    store('readonly', (kept) => promisifyRequest<Value[]>(kept.getAll(keysBeginning(beginning)))),
  )
  return (await withinLimit(reading)) ?? []
}

/** A list comes after every text, so it ends the range. */
const keysBeginning = (names: readonly string[]) => IDBKeyRange.bound([...names], [...names, []])

async function quietly<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await act()
  } catch {
    return undefined
  }
}

function withinLimit<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  return Promise.race([
    reading,
    new Promise<undefined>((resolve) => setTimeout(resolve, READING_LIMIT_MS, undefined)),
  ])
}
