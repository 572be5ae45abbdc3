/** What the browser remembers between visits; nothing where it keeps nothing for pages of a folder. */
export const memory = {
  get(key: string): string | undefined {
    try {
      return localStorage.getItem(PREFIX + key) ?? undefined
    } catch {
      return undefined
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(PREFIX + key, value)
    } catch {
      // The page works without; it only asks again.
    }
  },
}

const PREFIX = 'screenshot-report:'
