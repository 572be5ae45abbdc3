import { expect, test } from 'vitest'
import { refuseScenario } from './refuse-scenario.ts'
import { refusalText } from './rules/parse-rules.ts'

test('a scenario that exists, or none, is not refused', () => {
  expect([refuseScenario([]), refuseScenario(['slow'])]).toEqual([undefined, undefined])
})

test('a name that nothing has is refused with what it was most likely meant to be', () => {
  expect(refuseScenario(['slwo'])?.message).toBe('没有名为“slwo”的场景')
  expect(refuseScenario(['slwo'])?.nearest[0]).toBe('slow')
  expect(refuseScenario(['load-fails-baner'])?.nearest[0]).toBe('load-fails-banner')
  expect(refuseScenario(['conflict-on-save'])?.nearest).toHaveLength(5)
  expect(refuseScenario(['proxy'])?.nearest[0]).toBe('proxy-page')
})

test('the names of an object’s own workings are no scenarios', () => {
  expect(refuseScenario(['constructor'])?.message).toBe('没有名为“constructor”的场景')
  expect(refuseScenario([''])?.message).toBe('没有名为“”的场景')
  expect(refuseScenario([undefined])?.message).toBe('没有名为“undefined”的场景')
})

test('two scenarios at once are refused, both known or not', () => {
  expect(refuseScenario(['slow', 'typo'])).toEqual({
    message: '一次只能选择一个场景，这里有 2 个：slow、typo',
    nearest: ['slow'],
  })
})

test('a refusal is one sentence where nothing can be pressed', () => {
  expect(refusalText({ message: '没有名为“slwo”的场景', nearest: ['slow', 'slow-save'] })).toBe(
    '没有名为“slwo”的场景。最接近的：slow、slow-save',
  )
})
