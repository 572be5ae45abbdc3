import type { Labeling } from './shape-keys.ts'
import { boundsOf, type Point, type Shape, type ShapeKind } from './shapes.ts'

/** How a shape is drawn by mouse, finger or pen. */
export const hints: Record<ShapeKind, string> = {
  box: '按住拖出一个框；拖角和边改大小，拖框内挪位置。',
  interval: '按住横向拖出一段；拖两端改起止，拖中间挪位置。',
  polygon: '依次点在拐角上，首尾自动闭合；点歪了按住再拖。',
}

/** How it is drawn by keyboard. */
export const keyHints: Record<ShapeKind, string> = {
  box: '键盘：方向键移动，Shift + 方向键改大小，Enter 提交',
  interval: '键盘：左右键移动，Shift + 左右键改长短，Enter 提交',
  polygon: '键盘：方向键移动，空格落点，退格撤点，Enter 提交',
}

/** What a screen reader is told of a key: where it led, or what is drawn now. */
export function spokenOf({ shape, cursor }: Labeling, key: string): string {
  const count = shape?.kind === 'polygon' ? shape.points.length : 0
  if (key === 'Backspace') return `剩 ${count} 点`
  if (cursor) return `${key === ' ' ? `角点 ${count}：` : ''}${placeWords(cursor)}`
  if (!shape) return ''
  const { left, top, right, bottom } = boundsOf(shape)
  return shape.kind === 'interval'
    ? `${secondsAt(left)} 秒到 ${secondsAt(right)} 秒`
    : `${placeWords([left, top])}，宽 ${Math.round(right - left)}，高 ${Math.round(bottom - top)}`
}

const secondsAt = (pixels: number) => (pixels / 100).toFixed(2)

const placeWords = ([x, y]: Point) => `横 ${Math.round(x)}，纵 ${Math.round(y)}`

/** Coordinates of what is drawn. */
export function readingOf(shape: Shape | undefined): string {
  if (!shape) return 'x — y —'
  const { left, top, right, bottom } = boundsOf(shape)
  if (shape.kind === 'interval')
    return `${secondsAt(left)} s – ${secondsAt(right)} s · ${secondsAt(right - left)} s`
  const place = `x ${Math.round(left)} y ${Math.round(top)} · ${Math.round(right - left)} × ${Math.round(bottom - top)}`
  return shape.kind === 'polygon' ? `${shape.points.length} 点 · ${place}` : place
}
