import { expect, test } from 'vitest'
import { avoidOverlap, MARK_SIDE_PX } from '#stories/usage/avoid-overlap.ts'

const WIDTH = 400

test('numbers of parts that begin at one corner stand side by side', () => {
  const corner = { left: 40, top: 20 }
  expect(avoidOverlap([corner, corner, { left: 200, top: 20 }, corner], WIDTH)).toEqual([
    corner,
    { left: 40 + MARK_SIDE_PX, top: 20 },
    { left: 200, top: 20 },
    { left: 40 + 2 * MARK_SIDE_PX, top: 20 },
  ])
})

test('at the end of the stage numbers go on below', () => {
  const corner = { left: WIDTH - 20, top: 20 }
  expect(avoidOverlap([corner, corner], WIDTH)).toEqual([
    corner,
    { left: corner.left, top: 20 + MARK_SIDE_PX },
  ])
})

test('a part that is not there has no place, and numbers that are apart stay', () => {
  const places = [{ left: 10, top: 10 }, undefined, { left: 10, top: 40 }]
  expect(avoidOverlap(places, WIDTH)).toEqual(places)
})
