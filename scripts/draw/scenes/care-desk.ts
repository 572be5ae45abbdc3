import { mask } from '../kit/annotate.ts'
import { figure } from '../kit/people.ts'
import { mix, palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { document, el, gradient, group, han, path, rect } from '../kit/svg.ts'

/** Guests close behind a desk: one of the house explains what the screen shows. */
export function careDesk(width: number, height: number): Scene {
  return {
    width,
    height,
    layers: [
      document(
        width,
        height,
        el(
          'defs',
          {},
          gradient(
            'wall',
            [0, 0],
            [0.4, 1],
            [
              [0, '#dfeaf9'],
              [1, '#b9cdec'],
            ],
          ),
        ),
        group(
          { transform: `scale(${width / 960} ${height / 600})` },
          rect(0, 0, 960, 600, { fill: 'url(#wall)' }),
          board(),
          desk(),
          screen(),
          figure([884, 700], 1.3, {
            coat: palette.orange,
            look: 'left',
            leftArm: [
              [-76, -286],
              [-128, -330],
            ],
          }),
          figure([120, 700], 1.3, {
            coat: palette.navy,
            look: 'right',
            hair: '#57606f',
            rightArm: [
              [50, -262],
              [8, -214],
            ],
            leftArm: [
              [-54, -262],
              [-6, -206],
            ],
          }),
          figure([272, 716], 1.22, {
            coat: palette.slate,
            look: 'right',
            hasLongHair: true,
            rightArm: [
              [58, -256],
              [84, -216],
            ],
          }),
          worker(),
        ),
      ),
    ],
  }
}

/** What hangs behind the guests: the rules of the place. */
function board() {
  return (
    rect(40, 40, 236, 124, { rx: 6, fill: palette.white, stroke: '#9fb6dc', 'stroke-width': 3 }) +
    han('数据安全十条', 62, 84, 27, { fill: palette.navy, 'font-weight': 700 }) +
    [0, 1, 2]
      .map((n) => rect(62, 104 + n * 17, [180, 148, 166][n]!, 7, { rx: 3.5, fill: '#c3d2ea' }))
      .join('')
  )
}

/** A wide monitor with a stretch of land under annotation. */
function screen() {
  const words = ['地块 0417', '3.85 亩', '待复核 6']
  const fields = [
    ['M0 0H210L180 120L0 150Z', '#7fbf8d'],
    ['M210 0H430V90L180 120Z', '#d9c58a'],
    ['M0 150L180 120L214 262H0Z', '#cdb878'],
    ['M180 120L430 90V262H214Z', '#93cba2'],
  ] as const
  return (
    rect(602, 380, 30, 54, { fill: palette.slate }) +
    rect(542, 424, 150, 14, { rx: 7, fill: palette.stone }) +
    rect(388, 96, 458, 290, { rx: 12, fill: palette.ink }) +
    group(
      { transform: 'translate(402 110)' },
      el('clipPath', { id: 'screen' }, rect(0, 0, 430, 262, { rx: 4 })),
      group(
        { 'clip-path': 'url(#screen)' },
        ...fields.map(([d, color]) => path(d, { fill: color })),
        path('M-10 190Q120 150 200 196T440 170', { stroke: '#6fa4e8', 'stroke-width': 20, fill: 'none' }),
        mask(
          [
            [196, 12],
            [318, 8],
            [316, 92],
            [176, 110],
          ],
          palette.orange,
          1.5,
          0.26,
        ),
        mask(
          [
            [226, 132],
            [372, 108],
            [392, 158],
            [236, 178],
          ],
          palette.strong,
          1.4,
          0.2,
        ),
        rect(330, 0, 100, 96, { fill: palette.ink, 'fill-opacity': 0.86 }),
        ...words.map((text, n) =>
          han(text, 340, 30 + n * 26, 16, { fill: [palette.white, palette.amber, palette.fog][n] }),
        ),
      ),
    )
  )
}

function desk() {
  return (
    path('M0 430H960V600H0Z', { fill: '#c99a6b' }) +
    path('M0 430H960V446H0Z', { fill: '#e0b687' }) +
    rect(700, 406, 96, 26, { rx: 4, fill: palette.white }) +
    rect(708, 398, 84, 10, { rx: 3, fill: '#b5d3b9' }) +
    rect(560, 484, 230, 34, { rx: 8, fill: palette.haze }) +
    Array.from({ length: 33 }, (_, n) =>
      rect(570 + (n % 11) * 19.4, 489 + Math.floor(n / 11) * 9, 15, 6, { rx: 2, fill: palette.fog }),
    ).join('')
  )
}

/** The one who works here, from behind, with headphones. */
function worker() {
  const chair = mix(palette.navy, palette.white, 0.08)
  return (
    figure([452, 740], 1.3, {
      coat: palette.blue,
      look: 'away',
      rightArm: [
        [74, -252],
        [112, -186],
      ],
      leftArm: [
        [-70, -240],
        [-56, -160],
      ],
    }) +
    path('M408 262q0 -46 44 -46t44 46', { stroke: palette.fog, 'stroke-width': 9, fill: 'none' }) +
    rect(402, 250, 16, 32, { rx: 8, fill: palette.orange }) +
    rect(486, 250, 16, 32, { rx: 8, fill: palette.orange }) +
    path('M366 600V468Q366 436 400 432Q452 424 504 432Q538 436 538 468V600Z', { fill: chair }) +
    path('M384 600V474Q384 456 404 452Q452 446 500 452Q520 456 520 474V600Z', {
      fill: mix(chair, palette.white, 0.12),
    })
  )
}
