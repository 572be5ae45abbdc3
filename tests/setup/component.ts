import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { emptyDocument, forgetStyles, watchRules } from './document.ts'
import './jsdom-gaps.ts'

const hasDocument = typeof document !== 'undefined'

// An error React or a component prints is a fault of the product. A test that wants one says so: expectConsoleError().
let unexpectedErrors: string[] = []
let expectedErrors: RegExp[] = []

beforeEach(() => {
  unexpectedErrors = []
  expectedErrors = []
  if (hasDocument) {
    // Of what was rendered before the first test: each test writes its rules itself.
    forgetStyles()
    watchRules()
  }
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    const text = args.map(String).join(' ')
    if (!expectedErrors.some((pattern) => pattern.test(text))) unexpectedErrors.push(text)
  })
})

// A waiting query fails repeatedly at first, and each failure would print the whole document. If the element never
// appears, the waiting function prints it once.
const { getElementError } = getConfig()
configure({
  getElementError: (message, container) =>
    isWaiting()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
})

/** Testing Library's own word for it, which its types leave out. */
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true

afterEach(() => {
  cleanup()
  if (hasDocument) {
    localStorage.clear()
    sessionStorage.clear()
    forgetStyles()
  }
  vi.restoreAllMocks()
  expect(unexpectedErrors, 'console.error must stay silent').toEqual([])
})

// The files of a run share one document and one clock: each gives them back as it found them.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  if (hasDocument) emptyDocument()
})

/** Allows console errors of this text within the current test. */
export function expectConsoleError(pattern: RegExp): void {
  expectedErrors.push(pattern)
}
