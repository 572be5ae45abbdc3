import { iou, overlap } from './iou.ts'
import { boundsOf, type Shape } from './shapes.ts'

/** From this agreement with the reference on, rounded to two decimals, a label is accepted here. */
export const ACCEPTANCE_LIMIT = 0.9

/** Pixels of a speech frame that last one second. */
const PIXELS_PER_SECOND = 100

/** Faults smaller than this part of the object are not named beside a larger one. */
const NOTABLE = 0.03

/** A smaller distance is nothing that an annotator would correct. */
const ALIGNED_PX = 2

/** What quality control says of a label. */
export interface Verdict {
  isAccepted: boolean
  /** Agreement with the reference. */
  score: number
  /** Agreement of the second annotator with this label. */
  withSecond: number
  /** Agreement of the second annotator with the reference. */
  secondScore: number
  /** Why it is returned, such as 偏大; empty when accepted. */
  reasons: string[]
  /** Where it differs, in the frame's units. */
  detail: string
}

/** Compares a label with the reference and with the second annotator's label. */
export function verdictOn(label: Shape, reference: Shape, second: Shape): Verdict {
  const score = rounded(iou(label, reference))
  const isAccepted = score >= ACCEPTANCE_LIMIT
  return {
    isAccepted,
    score,
    withSecond: rounded(iou(label, second)),
    secondScore: rounded(iou(second, reference)),
    reasons: isAccepted ? [] : reasonsFor(label, reference),
    detail: detailOf(label, reference),
  }
}

const rounded = (value: number) => Math.round(value * 100) / 100

function reasonsFor(label: Shape, reference: Shape): string[] {
  const { first, second, shared } = overlap(label, reference)
  if (shared === 0) return ['没有标到目标']
  const words = label.kind === 'interval' ? intervalWords : boxWords
  const size = (first - second) / second / 2
  const [x, y] = shift(label, reference)
  const faults = [
    { size: Math.abs(size), word: size > 0 ? words.large : words.small },
    { size: Math.abs(x), word: x > 0 ? words.right : words.left },
    { size: Math.abs(y), word: y > 0 ? '偏下' : '偏上' },
  ].sort((one, other) => other.size - one.size)
  const [largest, next] = faults
  // Size and place are right, so the outline itself is not.
  if (!largest || largest.size < NOTABLE) return ['轮廓不贴边']
  return next && next.size >= NOTABLE ? [largest.word, next.word] : [largest.word]
}

const boxWords = { large: '偏大', small: '偏小', left: '偏左', right: '偏右' }
const intervalWords = { large: '偏长', small: '偏短', left: '偏早', right: '偏晚' }

/** How far the middles lie apart, as parts of the reference's width and height. */
function shift(label: Shape, reference: Shape): [x: number, y: number] {
  const a = boundsOf(label)
  const b = boundsOf(reference)
  return [
    (a.left + a.right - b.left - b.right) / 2 / (b.right - b.left),
    (a.top + a.bottom - b.top - b.bottom) / 2 / (b.bottom - b.top),
  ]
}

function detailOf(label: Shape, reference: Shape): string {
  if (label.kind === 'polygon') {
    const { first, second, shared } = overlap(label, reference)
    return `多勾 ${percent((first - shared) / second)}，漏勾 ${percent((second - shared) / second)}`
  }
  const a = boundsOf(label)
  const b = boundsOf(reference)
  if (label.kind === 'interval') return `起点${time(a.left - b.left)}，终点${time(a.right - b.right)}`
  const edges: [edge: string, by: number][] = [
    ['左边', Math.round(b.left - a.left)],
    ['右边', Math.round(a.right - b.right)],
    ['上边', Math.round(b.top - a.top)],
    ['下边', Math.round(a.bottom - b.bottom)],
  ]
  // Whole pixels are compared, so that of two equal edges the first is named at every size of the window.
  const [worst = '', next] = edges
    .sort(([, one], [, other]) => Math.abs(other) - Math.abs(one))
    .map(([edge, by]) => {
      const pixels = Math.abs(by)
      return pixels < ALIGNED_PX ? `${edge}贴齐` : `${edge}${by > 0 ? '多框' : '少框'} ${pixels} px`
    })
  return worst.endsWith('贴齐') ? '四边都贴齐' : `${worst}，${next}`
}

function time(pixels: number): string {
  const seconds = Math.abs(pixels) / PIXELS_PER_SECOND
  if (seconds < 0.02) return '对齐'
  return `${pixels > 0 ? '晚' : '早'} ${seconds.toFixed(2)} 秒`
}

const percent = (part: number) => `${Math.round(part * 100)}%`
