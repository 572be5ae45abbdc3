import { vi } from 'vitest'

const names = ['localStorage', 'sessionStorage'] as const

/** Site data are blocked: the getter itself throws, as in Chrome and Firefox. @returns ends it */
export const blockedStorage = () =>
  withStorage(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })

/** A web view without DOM storage. @returns ends it */
export const noStorage = () => withStorage(() => null)

/** Nothing more can be stored; what is there can be read. @returns ends it */
export function fullStorage(): () => void {
  const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  return () => spy.mockRestore()
}

function withStorage(get: () => null): () => void {
  const former = names.map((name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const)
  for (const name of names) Object.defineProperty(window, name, { get, configurable: true })
  return () => {
    for (const [name, descriptor] of former) {
      if (descriptor) Object.defineProperty(window, name, descriptor)
      else Reflect.deleteProperty(window, name)
    }
  }
}
