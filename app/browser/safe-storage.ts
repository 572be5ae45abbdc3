/** Room that a session takes at most, in characters. */
const PROBE_LENGTH = 2000
const PROBE_KEY = 'storage-probe'

/**
 * Web storage that never throws. Values that the browser refuses (data blocked, no storage, storage full) stay in
 * memory until the page closes.
 */
export function safeStorage(name: 'localStorage' | 'sessionStorage') {
  const inMemory = new Map<string, string>()
  return {
    get: (key: string): string | null =>
      inMemory.get(key) ?? attempt(() => storageOf(name).getItem(key)) ?? null,
    set(key: string, value: string): void {
      inMemory.set(key, value)
      attempt(() => {
        storageOf(name).setItem(key, value)
        inMemory.delete(key)
      })
    },
    remove(key: string): void {
      inMemory.delete(key)
      attempt(() => storageOf(name).removeItem(key))
    },
    clear(): void {
      inMemory.clear()
      attempt(() => storageOf(name).clear())
    },
  }
}

/** Local storage of the console; its end clears all of it. */
export const safeLocalStorage = safeStorage('localStorage')

/** What one tab of the console remembers. */
export const safeSessionStorage = safeStorage('sessionStorage')

/** Whether the browser keeps a session of this site beyond the page. */
export function canStore(): boolean {
  const hasStored = attempt(() => {
    localStorage.setItem(PROBE_KEY, '0'.repeat(PROBE_LENGTH))
    localStorage.removeItem(PROBE_KEY)
    return true
  })
  return hasStored ?? false
}

/** The getter itself throws where site data are blocked; some web views answer null. */
const storageOf = (name: 'localStorage' | 'sessionStorage'): Storage => window[name]

function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
