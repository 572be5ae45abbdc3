import { configure, getConfig } from 'storybook/test'

/**
 * Makes Testing Library print the document only after waiting has ended. While it polls, each failed attempt would
 * print the whole document.
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
