import { expect, test } from 'vitest'
import { labelPlacements } from './label-placements.ts'

test('labels of close spots evade each other, and none runs over the right edge', () => {
  const southern = { x: 36, y: 39.4 }
  const northern = { x: 36.4, y: 38.1 }
  expect(labelPlacements([southern, northern, { x: 42, y: 54 }, { x: 80, y: 39 }])).toEqual([
    { side: 'left', shift: 1 },
    { side: 'left', shift: -1 },
    { side: 'right', shift: 0 },
    { side: 'left', shift: -1 },
  ])
})

test('labels of a close pair at the left edge stay within the drawing', () => {
  const pair = [
    { x: 10, y: 40 },
    { x: 11, y: 42 },
  ]
  expect(labelPlacements(pair).map(({ side }) => side)).toEqual(['right', 'right'])
})
