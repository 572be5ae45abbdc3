import { chip } from '../kit/annotate.ts'
import { palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { sheet } from '../kit/sheet.ts'
import { circle, group, han, path, rect, words } from '../kit/svg.ts'

/** A query and its answers, each with a relevance grade. */
export function rankingBoard(width: number, height: number): Scene {
  const k = Math.min(width / 960, height / 600)
  const grades = [
    ['高度相关', palette.moss, 0.96],
    ['相关', palette.strong, 0.81],
    ['部分相关', palette.rust, 0.47],
    ['不相关', palette.slate, 0.12],
  ] as const
  const rows = grades.map(([grade, color, score], index) => {
    const y = 176 + index * 96
    return group(
      {},
      rect(120, y, 720, 80, {
        rx: 10,
        fill: palette.white,
        stroke: index === 0 ? palette.blue : palette.line,
        'stroke-width': index === 0 ? 2.4 : 1,
      }),
      words(String(index + 1), 148, y + 50, 26, { fill: palette.mist }),
      rect(196, y + 18, 300 - index * 34, 14, { rx: 7, fill: palette.stone }) +
        rect(196, y + 46, 400 - index * 26, 10, { rx: 5, fill: palette.line }),
      rect(196, y + 18, 92, 14, { rx: 7, fill: index < 2 ? palette.blue : palette.stone }),
      rect(628, y + 26, 96, 30, { rx: 6, fill: color }),
      han(grade, 676, y + 47, 16, { fill: palette.white, 'text-anchor': 'middle' }),
      words(score.toFixed(2), 812, y + 48, 20, { fill: palette.stone, 'text-anchor': 'end' }),
    )
  })
  const search = group(
    {},
    rect(126, 64, 720, 76, { rx: 38, fill: palette.navy, 'fill-opacity': 0.1 }) +
      rect(120, 54, 720, 76, { rx: 38, fill: palette.white, stroke: palette.blue, 'stroke-width': 2.4 }),
    circle(164, 90, 13, { fill: 'none', stroke: palette.blue, 'stroke-width': 4 }) +
      path('M174 100l10 10', { stroke: palette.blue, 'stroke-width': 4, 'stroke-linecap': 'round' }),
    han('耕地质量等级怎么划分', 206, 101, 26, { fill: palette.ink }),
    chip('QUERY 5521', [704, 104], palette.strong, 14),
  )
  return sheet(
    width,
    height,
    group(
      { transform: `translate(${(width - 960 * k) / 2} ${(height - 600 * k) / 2}) scale(${k})` },
      search,
      ...rows,
    ),
  )
}
