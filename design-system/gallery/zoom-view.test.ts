import { expect, test } from 'vitest'
import { WHOLE, clampView, largestScale, readableView, zoomAround } from './zoom-view.ts'

/** A flow chart on a phone: whole it is 330 × 121. */
const chart = { picture: { width: 1200, height: 440 }, frame: { width: 330, height: 440 } }

test('what is under the point stays there', () => {
  const point = { x: 60, y: 0 }
  const view = zoomAround(WHOLE, 4, point, chart)
  // The picture's place under the point, before and after.
  expect((point.x - view.x) / view.scale).toBeCloseTo(60)
})

test.each([
  ['smaller than the whole', { scale: 0.5, x: 0, y: 0 }, WHOLE],
  ['empty space beside the whole', { scale: 1, x: 50, y: -50 }, WHOLE],
  ['empty space at the left', { scale: 2, x: 999, y: 0 }, { scale: 2, x: 165, y: 0 }],
  ['empty space below', { scale: 4, x: 0, y: -999 }, { scale: 4, x: 0, y: -22 }],
])('no view shows %s', (_what, wished, held) => {
  const { scale, x, y } = clampView(wished, chart)
  expect(scale).toBe(held.scale)
  expect(x).toBeCloseTo(held.x)
  expect(y).toBeCloseTo(held.y)
})

test('a wide drawing opens as high as the frame, from its left edge, in no more than its own pixels', () => {
  const { scale, x } = readableView(chart)
  expect(scale * 330).toBeCloseTo(1200)
  expect(x).toBeCloseTo((1200 - 330) / 2)
  const small = { ...chart, picture: { width: 600, height: 220 } }
  expect(readableView(small).scale * 330).toBeCloseTo(600)
})

test('twice its own pixels is the largest, at least four times the whole', () => {
  expect(largestScale(chart) * 330).toBeCloseTo(2400)
  expect(largestScale({ ...chart, picture: { width: 300, height: 110 } })).toBe(4)
})
