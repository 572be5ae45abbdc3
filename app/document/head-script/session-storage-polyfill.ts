/**
 * Replaces blocked or missing session storage until the page closes. Remix reads it in each navigation, without an
 * option to turn that off.
 */
export function polyfillSessionStorage(): void {
  if (hasSessionStorage()) return
  const items = new Map<string, string>()
  Object.defineProperty(window, 'sessionStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => items.get(key) || null,
      setItem: (key: string, value: string) => void items.set(key, String(value)),
      removeItem: (key: string) => void items.delete(key),
    },
  })
}

function hasSessionStorage(): boolean {
  try {
    // A web view without DOM storage has null there.
    return Boolean(window.sessionStorage)
  } catch {
    return false
  }
}
