import { configure, getConfig } from 'storybook/test'

/**
 * Lets Testing Library print the document only where waiting has ended. What is looked for again and again until it is there
 * is not there at first: each time the whole document would be printed for nobody.
 */
export function printOnce(): void {
  const { getElementError } = getConfig()
  configure({
    getElementError: (message, container) =>
      isWaiting()
        ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
        : getElementError(message, container),
  })
}

/** Testing Library's own word for it, which its types leave out. */
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true
