import { createElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWhole } from './render-whole.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const Broken = () => {
  throw new Error('broken')
}

test('a rendered page leaves no timer behind that would keep it in memory', async () => {
  expect(await renderWhole(createElement('p', null, '图联'), 'abc')).toBe('<p>图联</p>')
  expect(vi.getTimerCount()).toBe(0)
})

test('nor does one that fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await expect(renderWhole(createElement(Broken), 'abc')).rejects.toThrow('broken')
  expect(vi.getTimerCount()).toBe(0)
  vi.restoreAllMocks()
})
