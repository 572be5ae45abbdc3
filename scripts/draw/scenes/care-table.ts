import { figure } from '../kit/people.ts'
import { palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { circle, document, el, group, han, path, rect } from '../kit/svg.ts'

/** A signing at a round table: two sign, the others look on. */
export function careTable(width: number, height: number): Scene {
  const writes = [
    [-50, -250],
    [-12, -196],
  ] as const
  const writesRight = [
    [52, -250],
    [14, -196],
  ] as const
  return {
    width,
    height,
    layers: [
      document(
        width,
        height,
        group(
          { transform: `scale(${width / 960} ${height / 600})` },
          room(),
          figure([300, 470], 0.92, { coat: palette.stone, hair: '#57606f' }),
          figure([480, 462], 0.9, { coat: palette.orange, hasLongHair: true }),
          figure([662, 470], 0.92, { coat: palette.moss }),
          figure([206, 418], 1, { coat: palette.navy, look: 'right', isSeated: true, rightArm: writesRight }),
          figure([752, 418], 1, {
            coat: palette.strong,
            look: 'left',
            isSeated: true,
            hasLongHair: true,
            leftArm: writes,
          }),
          table(),
          figure([380, 640], 1.02, { coat: palette.green, look: 'away', isSeated: true }),
          figure([590, 640], 1.02, { coat: palette.sky, look: 'away', isSeated: true, hasLongHair: true }),
          chair(380),
          chair(590),
        ),
      ),
    ],
  }
}

function room() {
  const slats = Array.from({ length: 33 }, (_, n) =>
    rect(n * 30, 0, 3, 300, { fill: '#a9805b', 'fill-opacity': 0.4 }),
  )
  return (
    rect(0, 0, 960, 600, { fill: '#c79b72' }) +
    slats.join('') +
    path('M0 300H960V600H0Z', { fill: '#35598f' }) +
    el('ellipse', { cx: 480, cy: 520, rx: 560, ry: 170, fill: '#4068a6' }) +
    rect(214, 28, 532, 84, { rx: 6, fill: '#7d1f1f' }) +
    rect(222, 36, 516, 68, { rx: 4, fill: 'none', stroke: palette.amber, 'stroke-width': 2 }) +
    han('返乡青年就业意向签约', 480, 83, 36, {
      fill: palette.cream,
      'text-anchor': 'middle',
      'font-weight': 700,
    }) +
    plant(70, 330) +
    plant(890, 330)
  )
}

function plant(x: number, y: number) {
  return (
    path(`M${x - 34} ${y}h68l-9 66h-50z`, { fill: palette.white }) +
    [-52, -26, 0, 26, 52]
      .map((turn) =>
        path(`M${x} ${y}q-26 -70 0 -132q26 62 0 132z`, {
          fill: turn % 52 ? palette.green : palette.moss,
          transform: `rotate(${turn} ${x} ${y})`,
        }),
      )
      .join('')
  )
}

/** The table with two open folders, pens, flowers. */
function table() {
  const folder = (x: number, turn: number) =>
    group(
      { transform: `translate(${x} 432) rotate(${turn})` },
      path('M-66 -18H66L76 18H-76Z', { fill: '#8f2626' }),
      path('M-58 -14H-2V14H-64ZM2 -14H58L64 14H2Z', { fill: palette.white }),
      path('M-50 -5H-12M-52 3H-12M12 -5H50M12 3H38', { stroke: palette.fog, 'stroke-width': 3 }),
    )
  const flowers = [
    [-34, -14],
    [-12, -26],
    [14, -24],
    [34, -12],
    [0, -10],
  ].map(([x, y], n) =>
    circle(480 + x!, 410 + y!, 13, {
      fill: [palette.amber, palette.flame, palette.cream, palette.orange, palette.mint][n],
    }),
  )
  return (
    el('ellipse', { cx: 480, cy: 486, rx: 372, ry: 104, fill: palette.ink, 'fill-opacity': 0.25 }) +
    path('M116 452Q116 552 480 556T844 452V440H116Z', { fill: '#dfe5ee' }) +
    el('ellipse', { cx: 480, cy: 440, rx: 364, ry: 92, fill: palette.white }) +
    el('ellipse', { cx: 480, cy: 436, rx: 340, ry: 80, fill: '#f3f6fb' }) +
    folder(250, -3) +
    folder(708, 3) +
    path('M226 408l-20 22M736 408l20 22', {
      stroke: palette.ink,
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }) +
    el('ellipse', { cx: 480, cy: 420, rx: 62, ry: 15, fill: palette.moss }) +
    flowers.join('')
  )
}

function chair(x: number) {
  return (
    path(`M${x - 74} 600V520Q${x - 74} 494 ${x - 44} 490H${x + 44}Q${x + 74} 494 ${x + 74} 520V600Z`, {
      fill: '#22375c',
    }) +
    path(`M${x - 58} 600V526Q${x - 58} 508 ${x - 38} 506H${x + 38}Q${x + 58} 508 ${x + 58} 526V600Z`, {
      fill: '#2f4a7a',
    })
  )
}
