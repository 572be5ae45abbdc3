import { mix, palette } from './palette.ts'
import type { Point } from './svg.ts'
import { circle, el, group, path, polyline, rect } from './svg.ts'

/** How a person of 400 units stands on 0,0; arms are given by elbow and wrist. */
export interface Pose {
  coat: string
  trousers?: string
  hair?: string
  /** Which way the person looks; `away` shows the back. */
  look?: 'left' | 'right' | 'front' | 'away'
  leftArm?: readonly [Point, Point]
  rightArm?: readonly [Point, Point]
  /** How far apart the feet are; a walk from 26 up. */
  step?: number
  /** Long hair to the shoulders. */
  hasLongHair?: boolean
  /** A safety helmet of this colour. */
  helmet?: string
  /** Only what is seen above the hip, for those who sit. */
  isSeated?: boolean
}

const skin = '#f0c8a4'

/** A person drawn large enough to have a collar, hands and a hairline. */
export function figure([x, y]: Point, k: number, pose: Pose) {
  const { coat, look = 'front', isSeated = false } = pose
  const trousers = pose.trousers ?? palette.ink
  const lift = isSeated ? 190 : 0
  const lean = look === 'left' ? -5 : look === 'right' ? 5 : 0
  return group(
    { transform: `translate(${round(x)} ${round(y)}) scale(${k}) translate(0 ${lift})` },
    isSeated ? '' : legs(trousers, pose.step ?? 15),
    arm(
      -1,
      pose.leftArm ?? [
        [-56, -258],
        [-50, -196],
      ],
      mix(coat, palette.ink, 0.22),
    ),
    torso(coat, look),
    arm(
      1,
      pose.rightArm ?? [
        [56, -258],
        [50, -196],
      ],
      mix(coat, palette.white, 0.1),
    ),
    head(lean, look, pose),
  )
}

function legs(color: string, step: number) {
  const limb = (points: readonly Point[], tint: string) =>
    polyline(points, {
      stroke: tint,
      'stroke-width': 32,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    })
  return (
    el('ellipse', { cx: 10, cy: 2, rx: 66 + step, ry: 13, fill: palette.ink, 'fill-opacity': 0.2 }) +
    limb(
      [
        [-15, -184],
        [-step * 0.9, -92],
        [-step - 3, -16],
      ],
      mix(color, palette.ink, 0.3),
    ) +
    limb(
      [
        [15, -184],
        [step * 0.9, -92],
        [step + 3, -16],
      ],
      color,
    ) +
    rect(-step - 21, -16, 38, 17, { rx: 8, fill: palette.abyss }) +
    rect(step - 15, -16, 38, 17, { rx: 8, fill: palette.abyss })
  )
}

function torso(coat: string, look: Pose['look']) {
  const body = 'M-44 -312Q-40 -330 -16 -333H16Q40 -330 44 -312L37 -170Q0 -160 -37 -170Z'
  if (look === 'away')
    return (
      path(body, { fill: coat }) +
      path('M0 -318V-172', { stroke: mix(coat, palette.ink, 0.25), 'stroke-width': 3 })
    )
  const turn = look === 'left' ? -9 : look === 'right' ? 9 : 0
  return (
    path(body, { fill: coat }) +
    path(`M${turn - 15} -334L${turn} -262L${turn + 15} -334Z`, { fill: palette.white }) +
    path(`M${turn - 16} -334L${turn - 4} -290L${turn} -262L${turn - 24} -306Z`, {
      fill: mix(coat, palette.white, 0.16),
    }) +
    path(`M${turn + 16} -334L${turn + 4} -290L${turn} -262L${turn + 24} -306Z`, {
      fill: mix(coat, palette.ink, 0.2),
    }) +
    path(`M${turn} -262V-168`, { stroke: mix(coat, palette.ink, 0.35), 'stroke-width': 2.5 }) +
    rect(turn + 16, -268, 12, 4, { fill: palette.orange })
  )
}

function arm(side: number, [elbow, wrist]: readonly [Point, Point], color: string) {
  return (
    polyline([[side * 36, -312], elbow, wrist], {
      stroke: color,
      'stroke-width': 24,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }) +
    circle(wrist[0] + (wrist[0] - elbow[0]) * 0.14, wrist[1] + (wrist[1] - elbow[1]) * 0.14, 11.5, {
      fill: skin,
    })
  )
}

function head(x: number, look: Pose['look'], { hair = palette.ink, hasLongHair, helmet }: Pose) {
  const [cy, r] = [-366, 28]
  const neck = rect(-11, -346, 22, 22, { rx: 8, fill: mix(skin, palette.ink, 0.14) })
  const long = hasLongHair
    ? path(
        `M${x - 31} ${cy - 6}Q${x - 36} -322 ${x - 24} -312H${x + 24}Q${x + 36} -322 ${x + 31} ${cy - 6}Z`,
        { fill: hair },
      )
    : ''
  const face = el('ellipse', { cx: x, cy, rx: r - 2, ry: r + 3, fill: skin })
  const crown = {
    front: `M${x - 28} ${cy + 2}Q${x - 32} ${cy - 36} ${x} ${cy - 36}T${x + 28} ${cy + 2}Q${x + 22} ${cy - 14} ${x + 8} ${cy - 15}Q${x - 14} ${cy - 12} ${x - 28} ${cy + 2}Z`,
    left: `M${x - 24} ${cy - 12}Q${x - 22} ${cy - 37} ${x + 4} ${cy - 36}T${x + 29} ${cy + 12}Q${x + 12} ${cy + 16} ${x + 10} ${cy - 6}Q${x - 4} ${cy - 14} ${x - 24} ${cy - 12}Z`,
    right: `M${x + 24} ${cy - 12}Q${x + 22} ${cy - 37} ${x - 4} ${cy - 36}T${x - 29} ${cy + 12}Q${x - 12} ${cy + 16} ${x - 10} ${cy - 6}Q${x + 4} ${cy - 14} ${x + 24} ${cy - 12}Z`,
    away: `M${x - 27} ${cy + 16}Q${x - 34} ${cy - 36} ${x} ${cy - 36}T${x + 27} ${cy + 16}Q${x} ${cy + 32} ${x - 27} ${cy + 16}Z`,
  }[look ?? 'front']
  const cap = helmet
    ? path(`M${x - 36} ${cy - 10}Q${x - 34} ${cy - 46} ${x} ${cy - 46}T${x + 36} ${cy - 10}Z`, {
        fill: helmet,
      }) + rect(x - 40, cy - 14, 80, 8, { rx: 4, fill: mix(helmet, palette.ink, 0.2) })
    : ''
  return (
    (look === 'away' ? '' : long) +
    neck +
    face +
    path(crown, { fill: hair }) +
    (look === 'away' ? long : '') +
    cap
  )
}

function round(value: number) {
  return Math.round(value * 100) / 100
}
