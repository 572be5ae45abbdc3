import { chip, chipColor, detection, mask } from '../kit/annotate.ts'
import { mix, palette } from '../kit/palette.ts'
import { seeded } from '../kit/random.ts'
import type { Scene } from '../kit/render.ts'
import type { Point } from '../kit/svg.ts'
import { circle, curve, el, group, han, line, path, polyline, rect, words } from '../kit/svg.ts'
import { taskSheet } from '../kit/task-sheet.ts'

/** A leaf with its diseased spots outlined point by point. */
export function leafPolygons(width: number, height: number): Scene {
  const spots: readonly [Point, number, string][] = [
    [[300, 190], 44, palette.orange],
    [[452, 250], 34, palette.orange],
    [[520, 150], 26, palette.orange],
  ]
  const random = seeded(7)
  const ring = ([x, y]: Point, r: number): Point[] =>
    Array.from({ length: 9 }, (_, n) => {
      const a = (n / 9) * Math.PI * 2
      const reach = r * random.between(0.8, 1.22)
      return [x + Math.cos(a) * reach * 1.25, y + Math.sin(a) * reach * 0.8]
    })
  const body = 'M96 300C170 60 470 20 730 118C640 330 330 430 96 300Z'
  const veins = [0.2, 0.34, 0.48, 0.62, 0.76].map((t) => {
    const [x, y] = [96 + 634 * t, 300 - 182 * t]
    return path(`M${x} ${y}q${50} ${-70} ${70} ${-96}M${x} ${y}q${70} ${20} ${96} ${60}`, {
      stroke: palette.mint,
      'stroke-width': 3,
      fill: 'none',
      'stroke-opacity': 0.7,
    })
  })
  const drawn = spots.map(([at, r, color]) => {
    const points = ring(at, r)
    return (
      path(curve(points, true), { fill: '#a6713f' }) +
      path(curve(ring(at, r * 0.5), true), { fill: '#6d4526' }) +
      mask(points, color, 1, 0.16)
    )
  })
  return taskSheet(
    width,
    height,
    'TASK 3118 / POLYGON',
    rect(24, 20, 778, 380, { rx: 10, fill: '#eaf4ee' }),
    group(
      {},
      path(body, { fill: palette.green }),
      path('M96 300C240 230 480 190 730 118C640 330 330 430 96 300Z', { fill: '#15804f' }),
      ...veins,
      path('M60 322C260 250 520 180 730 118', { stroke: palette.dew, 'stroke-width': 6, fill: 'none' }),
    ),
    ...drawn,
    chip('rust spot 0.94', [246, 140], palette.rust, 14),
    chip('rust spot 0.89', [412, 212], palette.rust, 14),
  )
}

const skeleton = {
  head: [0, -206],
  neck: [0, -168],
  shoulderL: [-38, -160],
  shoulderR: [38, -160],
  elbowL: [-84, -124],
  elbowR: [78, -200],
  wristL: [-112, -78],
  wristR: [104, -254],
  hipL: [-24, -70],
  hipR: [24, -70],
  kneeL: [-60, 2],
  kneeR: [34, 6],
  ankleL: [-96, 74],
  ankleR: [30, 82],
} as const satisfies Record<string, Point>

type Joint = keyof typeof skeleton
const bones: readonly (readonly [Joint, Joint])[] = [
  ['head', 'neck'],
  ['neck', 'shoulderL'],
  ['neck', 'shoulderR'],
  ['shoulderL', 'elbowL'],
  ['elbowL', 'wristL'],
  ['shoulderR', 'elbowR'],
  ['elbowR', 'wristR'],
  ['neck', 'hipL'],
  ['neck', 'hipR'],
  ['hipL', 'hipR'],
  ['hipL', 'kneeL'],
  ['kneeL', 'ankleL'],
  ['hipR', 'kneeR'],
  ['kneeR', 'ankleR'],
]

/** Three people in motion with their joints. */
export function keypoints(width: number, height: number): Scene {
  const person = (x: number, y: number, k: number, mirrored: boolean, coat: string) => {
    const at = (joint: Joint): Point => [
      x + skeleton[joint][0] * k * (mirrored ? -1 : 1),
      y + skeleton[joint][1] * k,
    ]
    const limb = (joints: readonly Joint[], color: string, thick: number) =>
      polyline(joints.map(at), {
        stroke: color,
        'stroke-width': thick * k,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      })
    const trousers = mix(coat, palette.ink, 0.55)
    return group(
      {},
      el('ellipse', {
        cx: x,
        cy: y + 92 * k,
        rx: 120 * k,
        ry: 12 * k,
        fill: palette.ink,
        'fill-opacity': 0.14,
      }),
      limb(['hipL', 'kneeL', 'ankleL'], trousers, 36),
      limb(['hipR', 'kneeR', 'ankleR'], mix(trousers, palette.white, 0.12), 36),
      limb(['shoulderL', 'elbowL', 'wristL'], mix(coat, palette.ink, 0.18), 27),
      path(
        `M${at('shoulderL').join(' ')}L${at('shoulderR').join(' ')}L${at('hipR').join(' ')}L${at('hipL').join(' ')}Z`,
        {
          fill: coat,
          stroke: coat,
          'stroke-width': 34 * k,
          'stroke-linejoin': 'round',
        },
      ),
      limb(['shoulderR', 'elbowR', 'wristR'], mix(coat, palette.white, 0.2), 27),
      circle(...at('head'), 30 * k, { fill: palette.cream }),
      circle(at('head')[0], at('head')[1] - 12 * k, 26 * k, { fill: palette.stone }),
      circle(at('head')[0], at('head')[1] + 6 * k, 22 * k, { fill: '#f3d3b3' }),
      ...bones.map(([from, to]) => line(at(from), at(to), { stroke: palette.amber, 'stroke-width': 3 })),
      ...(Object.keys(skeleton) as Joint[]).map((joint) =>
        circle(...at(joint), 5.5, { fill: palette.white, stroke: palette.orange, 'stroke-width': 2.4 }),
      ),
    )
  }
  return taskSheet(
    width,
    height,
    'TASK 2764 / KEYPOINT 14',
    rect(24, 20, 778, 380, { rx: 10, fill: '#e5eefb' }),
    path('M24 318H802V390Q802 400 792 400H34Q24 400 24 390Z', { fill: '#cfdcf0' }),
    person(190, 296, 0.86, false, palette.blue),
    person(420, 304, 0.96, true, palette.green),
    person(646, 296, 0.86, false, palette.slate),
    detection([292, 44, 246, 356], palette.blue, 'person 02'),
  )
}

const defects: readonly (readonly [number, number, string, string])[] = [
  [246, 116, 'scratch', palette.orange],
  [560, 150, 'burr', palette.blue],
  [420, 318, 'lack', palette.green],
]

/** A machined part with its flaws named by kind. */
export function partDefects(width: number, height: number): Scene {
  const teeth = Array.from({ length: 24 }, (_, n) => {
    const angle = n * 15
    return rect(-13, -178, 26, 34, { fill: '#8fa0b8', transform: `translate(413 210) rotate(${angle})` })
  })
  const holes = Array.from({ length: 6 }, (_, n) => {
    const a = (n / 6) * Math.PI * 2
    return circle(413 + Math.cos(a) * 96, 210 + Math.sin(a) * 96, 19, {
      fill: '#33445f',
      stroke: '#aebbd0',
      'stroke-width': 4,
    })
  })
  return taskSheet(
    width,
    height,
    'TASK 4051 / DEFECT SEGMENT',
    rect(24, 20, 778, 380, { rx: 10, fill: '#22324f' }),
    ...teeth,
    circle(413, 210, 156, { fill: '#a9b8cd' }),
    circle(413, 210, 132, { fill: '#c3cfdf' }),
    path('M300 130A138 138 0 0 1 470 86', {
      stroke: palette.white,
      'stroke-width': 10,
      fill: 'none',
      'stroke-opacity': 0.5,
      'stroke-linecap': 'round',
    }),
    ...holes,
    circle(413, 210, 46, { fill: '#33445f', stroke: '#e4ebf5', 'stroke-width': 6 }),
    path('M300 176Q330 196 348 236', {
      stroke: '#5c3b24',
      'stroke-width': 5,
      fill: 'none',
      'stroke-linecap': 'round',
    }),
    mask(
      [
        [290, 166],
        [308, 166],
        [344, 206],
        [362, 246],
        [344, 250],
        [318, 208],
      ],
      palette.orange,
    ),
    mask(
      [
        [528, 176],
        [556, 168],
        [572, 196],
        [556, 222],
        [534, 208],
      ],
      palette.sky,
    ),
    mask(
      [
        [420, 330],
        [452, 326],
        [466, 346],
        [444, 362],
        [418, 354],
      ],
      palette.leaf,
    ),
    ...defects.map(([x, y, label, color]) => chip(label, [x, y], chipColor(color), 14)),
    ...['划痕 轻微 2', '毛刺 一般 1', '缺料 严重 1'].map(
      (text, n) =>
        rect(650, 60 + n * 54, 128, 40, { rx: 8, fill: '#31456a' }) +
        circle(668, 80 + n * 54, 6, { fill: defects[n]![3] }) +
        han(text, 684, 85 + n * 54, 14, { fill: palette.white }),
    ),
    words('GEAR-07  2448x2048', 44, 384, 13, { fill: palette.air }),
  )
}
