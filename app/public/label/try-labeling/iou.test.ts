import { expect, test } from 'vitest'
import { iou, overlap } from './iou.ts'
import { FRAME, type Point, type Shape } from './shapes.ts'

const box = (left: number, top: number, right: number, bottom: number): Shape => ({
  kind: 'box',
  box: { left, top, right, bottom },
})
const interval = (left: number, right: number): Shape => ({
  kind: 'interval',
  box: { left, top: 0, right, bottom: FRAME.height },
})
const polygon = (...points: Point[]): Shape => ({ kind: 'polygon', points })
const square = (left: number, top: number, side: number) =>
  polygon([left, top], [left + side, top], [left + side, top + side], [left, top + side])

test.each([
  ['the same', box(100, 100, 200, 200), 1],
  ['half of it', box(100, 100, 150, 200), 0.5],
  ['moved by half its width', box(150, 100, 250, 200), 1 / 3],
  ['a quarter shared', box(150, 150, 250, 250), 2500 / 17_500],
  ['one inside the other', box(120, 120, 180, 180), 0.36],
  ['side by side', box(200, 100, 300, 200), 0],
  ['far away', box(400, 300, 500, 390), 0],
  ['without a width', box(150, 100, 150, 200), 0],
  ['drawn from the lower right corner', box(200, 200, 100, 100), 1],
])('the overlap of boxes: %s', (_name, drawn, value) => {
  expect(iou(drawn, box(100, 100, 200, 200))).toBeCloseTo(value, 10)
  expect(iou(box(100, 100, 200, 200), drawn)).toBeCloseTo(value, 10)
})

test('two boxes of no size share nothing', () => {
  expect(iou(box(5, 5, 5, 5), box(5, 5, 5, 5))).toBe(0)
})

test('what lies outside the frame does not count', () => {
  expect(iou(box(-100, -100, 100, 100), box(0, 0, 100, 100))).toBe(1)
  expect(iou(box(500, 300, 900, 900), box(500, 300, 600, 400))).toBe(1)
  expect(iou(box(700, 500, 900, 600), box(500, 300, 600, 400))).toBe(0)
})

test.each<[Point, Point, number]>([
  [[100, 300], [100, 300], 1],
  [[100, 300], [200, 400], 1 / 3],
  [[300, 100], [100, 200], 0.5],
  [[100, 200], [200, 300], 0],
  [[100, 100], [100, 100], 0],
])('the overlap of intervals %j and %j is %f: they compare by their length alone', (a, b, value) => {
  expect(iou(interval(...a), interval(...b))).toBeCloseTo(value, 10)
})

const triangle = polygon([100, 100], [300, 100], [100, 300])
const notched = polygon([100, 100], [300, 100], [300, 300], [200, 200], [100, 300])

test.each([
  ['the same triangle', triangle, triangle, 1],
  ['a triangle and its square', triangle, square(100, 100, 200), 0.5],
  ['squares a quarter shared', square(100, 100, 100), square(150, 150, 100), 1 / 7],
  ['a notch in a square', notched, square(100, 100, 200), 0.75],
  ['turned the other way round', polygon([100, 300], [300, 100], [100, 100]), triangle, 1],
  ['apart', square(0, 0, 50), square(300, 300, 50), 0],
  ['a line', polygon([100, 100], [200, 200], [300, 300]), triangle, 0],
  ['a point', polygon([100, 100]), triangle, 0],
  ['nothing', polygon(), polygon(), 0],
  ['outside the frame', polygon([-100, -100], [100, -100], [100, 100], [-100, 100]), square(0, 0, 100), 1],
])('the overlap of polygons is right within 0.01: %s', (_name, a, b, value) => {
  expect(Math.abs(iou(a, b) - value)).toBeLessThan(0.01)
})

test('the areas of two polygons and of what they share', () => {
  const { first, second, shared } = overlap(square(100, 100, 100), square(150, 100, 200))
  expect(first).toBeCloseTo(10_000, -2)
  expect(second).toBeCloseTo(40_000, -2)
  expect(shared).toBeCloseTo(5000, -2)
})

test('shapes of different kinds share nothing', () => {
  expect(iou(box(0, 0, 100, 100), square(0, 0, 100))).toBe(0)
})
