import { detection } from '../kit/annotate.ts'
import { hanChip } from '../kit/han-chip.ts'
import { palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { cyclistFigure, treeFigure, walkerFigure } from '../kit/street-figures.ts'
import { group, han, path, rect } from '../kit/svg.ts'
import { nightWindow } from './night-window.ts'

const tracks = [
  ['骑行', palette.sky, 110, 610, [110, 330, 610]],
  ['行走', palette.flame, 160, 520, [160, 400, 520]],
  ['停留', palette.leaf, 260, 420, [260, 420]],
] as const

/** Three frames of a film with the same two people followed through them, and their tracks below. */
export function stripFrames(width: number, height: number): Scene {
  return nightWindow(
    width,
    height,
    '视频跟踪  任务 1876',
    ...[0, 1, 2].map((n) => group({ transform: `translate(${10 + n * 229} 10)` }, frame(n))),
    ...tracks.map(([name, color, from, to, keys], n) => {
      const y = 222 + n * 34
      return (
        han(name, 22, y + 8, 18, { fill: palette.fog }) +
        rect(84, y - 4, 600, 9, { rx: 4.5, fill: '#24427a' }) +
        rect(from, y - 4, to - from, 9, { rx: 4.5, fill: color }) +
        keys
          .map((x) =>
            path(`M${x} ${y - 10}l10 10-10 10-10-10z`, {
              fill: color,
              stroke: palette.white,
              'stroke-width': 2,
            }),
          )
          .join('')
      )
    }),
    rect(386, 196, 3.5, 124, { fill: palette.white }),
  )
}

function frame(n: number) {
  const [cyclist, walker] = [44 + n * 52, 178 - n * 40]
  return (
    rect(0, 0, 222, 178, { rx: 6, fill: '#a9c6f0' }) +
    path('M0 92V52h40V36h44v26h58V30h38v34h42v28z', { fill: '#86a8dd' }) +
    rect(0, 90, 222, 88, { fill: '#8e9db5' }) +
    rect(0, 130, 222, 5, { fill: palette.white, 'fill-opacity': 0.7 }) +
    treeFigure(206, 108, 12, palette.green) +
    cyclistFigure(cyclist, 158, 46, palette.strong) +
    walkerFigure(walker, 146, 42, palette.orange, true) +
    detection([cyclist - 24, 76, 48, 86], palette.sky, undefined, 1.1) +
    detection([walker - 21, 70, 42, 80], palette.orange, undefined, 1.1) +
    hanChip(`帧 ${240 + n * 24}`, [6, 30], palette.ink, 15)
  )
}
