import { expect, test } from 'vitest'
import { FRAME, type Point, type Shape } from './shapes.ts'
import { verdictOn } from './verdict.ts'

const box = (left: number, top: number, right: number, bottom: number): Shape => ({
  kind: 'box',
  box: { left, top, right, bottom },
})
const interval = (left: number, right: number): Shape => ({
  kind: 'interval',
  box: { left, top: 0, right, bottom: FRAME.height },
})
const polygon = (...points: Point[]): Shape => ({ kind: 'polygon', points })

const reference = box(200, 100, 400, 300)
const second = box(205, 100, 400, 300)

test('a label is accepted from an agreement of 0.90 on', () => {
  expect(verdictOn(box(200, 100, 380, 300), reference, second)).toEqual({
    isAccepted: true,
    score: 0.9,
    withSecond: 0.88,
    secondScore: 0.98,
    reasons: [],
    detail: '右边少框 20 px，左边贴齐',
  })
  expect(verdictOn(box(200, 100, 376, 300), reference, second).isAccepted).toBe(false)
})

test.each([
  ['larger on all sides', box(180, 80, 420, 320), ['偏大']],
  ['smaller on all sides', box(225, 125, 375, 275), ['偏小']],
  ['moved to the left', box(170, 100, 370, 300), ['偏左']],
  ['moved to the right and down', box(240, 125, 440, 325), ['偏右', '偏下']],
  ['moved up', box(200, 70, 400, 270), ['偏上']],
  ['with more on the right', box(200, 100, 460, 300), ['偏大', '偏右']],
  ['elsewhere', box(0, 0, 50, 50), ['没有标到目标']],
])('a box %s is returned with the reason', (_name, label, reasons) => {
  expect(verdictOn(label, reference, second).reasons).toEqual(reasons)
})

test('of an interval it says where it begins and ends in seconds', () => {
  const verdict = verdictOn(interval(170, 401), interval(200, 400), interval(198, 404))
  expect(verdict).toMatchObject({ reasons: ['偏长', '偏早'], detail: '起点早 0.30 秒，终点对齐' })
  expect(verdictOn(interval(250, 450), interval(200, 400), interval(200, 400)).reasons).toEqual(['偏晚'])
})

test('of a polygon it says how much is too much and how much is missing', () => {
  const parcel = polygon([100, 100], [300, 100], [300, 300], [100, 300])
  const half = polygon([100, 100], [300, 100], [300, 200], [100, 200])
  expect(verdictOn(half, parcel, parcel)).toMatchObject({
    score: 0.5,
    reasons: ['偏小', '偏上'],
    detail: '多勾 0%，漏勾 50%',
  })
})

test('an outline of the right size in the right place that leaves the object’s is told so', () => {
  const notchedAbove = polygon([100, 100], [300, 100], [300, 200], [400, 200], [400, 300], [100, 300])
  const notchedBelow = polygon([100, 100], [400, 100], [400, 300], [200, 300], [200, 200], [100, 200])
  expect(verdictOn(notchedBelow, notchedAbove, notchedAbove)).toMatchObject({
    score: 0.67,
    reasons: ['轮廓不贴边'],
    detail: '多勾 20%，漏勾 20%',
  })
})
