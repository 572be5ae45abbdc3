import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Counter } from './index.ts'

let report: (isIntersecting: boolean) => void
const see = () => report(true)
let observed: number
let isSeenAtOnce: boolean

beforeEach(() => {
  vi.useFakeTimers()
  observed = 0
  isSeenAtOnce = false
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        report = (isIntersecting) =>
          callback([{ isIntersecting } as IntersectionObserverEntry], this as never)
      }
      observe() {
        observed += 1
        report(isSeenAtOnce)
      }
      disconnect() {
        observed -= 1
      }
    },
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const figure = () => document.querySelector('[data-final]')?.textContent

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

test('the server prints the final figure', () => {
  expect(renderToString(<Counter target={1300} suffix="+" />)).toContain('1300+')
})

test('P-100 counting starts when the counter is scrolled into view', () => {
  render(<Counter target={1300} suffix="+" />)
  pass(5000)
  expect(figure()).toBe('1300+')
  act(see)
  expect(figure()).toBe('0+')
})

test('P-100 a figure that is in view when the script comes does not jump back', () => {
  isSeenAtOnce = true
  render(<Counter target={1300} suffix="+" />)
  pass(20)
  expect([figure(), observed]).toEqual(['1300+', 0])
})

test('P-102 it counts in steps of 1/100 of the target every 20 ms', () => {
  render(<Counter target={1300} suffix="+" />)
  act(see)
  pass(20)
  expect(figure()).toBe('13+')
  pass(20)
  expect(figure()).toBe('26+')
  pass(20 * 97)
  expect(figure()).toBe('1287+')
  pass(20)
  expect(figure()).toBe('1300+')
})

test('P-101 it counts only once', () => {
  render(<Counter target={100} suffix="+" />)
  act(see)
  expect(observed).toBe(0)
  pass(2000)
  expect(figure()).toBe('100+')
  pass(10_000)
  expect(figure()).toBe('100+')
})

test('a screen reader hears the final figure while it counts', () => {
  render(<Counter target={5000} suffix="+" />)
  act(see)
  expect(screen.getByText('5000+')).not.toHaveAttribute('aria-hidden')
})

test('with reduced motion it rests at the final figure', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  render(<Counter target={2007} />)
  pass(5000)
  expect(observed).toBe(0)
  expect(figure()).toBe('2007')
})
