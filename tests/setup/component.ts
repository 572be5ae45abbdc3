import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import './jsdom-gaps.ts'

// An error React or a component prints is a fault of the product. A test that wants one says so: expectConsoleError().
let unexpectedErrors: string[] = []
let expectedErrors: RegExp[] = []

beforeEach(() => {
  unexpectedErrors = []
  expectedErrors = []
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    const text = args.map(String).join(' ')
    if (!expectedErrors.some((pattern) => pattern.test(text))) unexpectedErrors.push(text)
  })
})

afterEach(() => {
  cleanup()
  if (typeof window !== 'undefined') {
    localStorage.clear()
    sessionStorage.clear()
  }
  vi.restoreAllMocks()
  expect(unexpectedErrors, 'console.error must stay silent').toEqual([])
})

/** Allows console errors of this text within the current test. */
export function expectConsoleError(pattern: RegExp): void {
  expectedErrors.push(pattern)
}
