import { writeFileSync } from 'node:fs'
import { circle, el, figureFont, group, path, polygon, rect, type Point } from './kit/svg.ts'
import { seeded } from './kit/random.ts'

// Draws a small sample for each area of the annotation service: `npx tsx scripts/draw/area-samples.ts`.
// One file of symbols; their colours are the page's, so that they follow its theme.
const color = {
  line: 'var(--color-line-strong)',
  ground: 'var(--color-surface)',
  ink: 'var(--color-text-muted)',
  blue: 'var(--color-primary)',
  orange: 'var(--color-survey)',
  green: 'var(--color-terrain)',
}
const [WIDTH, HEIGHT] = [240, 112]

const handles = (points: readonly Point[], stroke: string) =>
  points
    .map(([x, y]) => rect(x - 3, y - 3, 6, 6, { fill: color.ground, stroke, 'stroke-width': 1.5 }))
    .join('')
const corners = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w, y],
  [x, y + h],
  [x + w, y + h],
]
const box = (x: number, y: number, w: number, h: number, stroke: string) =>
  rect(x, y, w, h, { fill: stroke, 'fill-opacity': 0.1, stroke, 'stroke-width': 1.5 }) +
  handles(corners(x, y, w, h), stroke)
const chip = (label: string, x: number, y: number, fill: string) =>
  rect(x, y - 14, label.length * 6.2 + 8, 14, { fill }) +
  el(
    'text',
    {
      x: x + 4,
      y: y - 4,
      'font-size': 9.5,
      'font-family': `${figureFont}, IBM Plex Mono, monospace`,
      fill: color.ground,
    },
    label,
  )
const stroke = (d: string, tint: string, wide = 2, more = {}) =>
  path(d, { fill: 'none', stroke: tint, 'stroke-width': wide, 'stroke-linecap': 'round', ...more })

const car = (x: number, y: number, k: number, fill: string) =>
  group(
    { transform: `translate(${x} ${y}) scale(${k})` },
    path('M2 30V20q0-4 5-5l10-2 9-10q2-3 7-3h20q5 0 8 3l9 10 12 2q6 1 6 6v9z', { fill }),
    path('M29 12l6-7h9v7zM49 12V5h6q2 0 4 2l4 5z', { fill: color.ground, 'fill-opacity': 0.8 }),
    circle(22, 30, 7, { fill: color.ink }) + circle(68, 30, 7, { fill: color.ink }),
  )

function image() {
  return (
    stroke('M14 92H226', color.line) +
    stroke('M30 92V40h34V92M178 92V26h40V92', color.line, 1.5) +
    stroke('M40 52h14M40 64h14M40 76h14M188 40h20M188 54h20M188 68h20', color.line, 1.5) +
    car(82, 54, 1, color.blue) +
    box(76, 46, 100, 50, color.orange) +
    chip('car 0.98', 75.25, 46, color.orange)
  )
}

function text() {
  const bar = (x: number, y: number, w: number) => rect(x, y, w, 8, { fill: color.line, 'fill-opacity': 0.9 })
  const span = (x: number, y: number, w: number, tint: string) =>
    rect(x - 3, y - 5, w + 6, 18, { fill: tint, 'fill-opacity': 0.16 }) +
    rect(x, y, w, 8, { fill: tint }) +
    stroke(`M${x - 3} ${y + 17}h${w + 6}`, tint)
  return (
    bar(20, 28, 38) +
    span(66, 28, 52, color.orange) +
    bar(128, 28, 92) +
    bar(20, 58, 72) +
    span(102, 58, 40, color.blue) +
    bar(152, 58, 24) +
    span(186, 58, 30, color.green) +
    bar(20, 88, 128) +
    stroke('M92 22V14H122', color.ink, 1.5, { 'stroke-dasharray': '3 3' }) +
    stroke('M122 14v34', color.ink, 1.5, { 'stroke-dasharray': '3 3' })
  )
}

function video() {
  const frame = (x: number, place: number) =>
    rect(x, 24, 62, 64, { fill: color.ground, stroke: color.line, 'stroke-width': 1.5 }) +
    Array.from({ length: 5 }, (_, n) => rect(x + 4 + n * 12, 27, 6, 4, { fill: color.line })).join('') +
    Array.from({ length: 5 }, (_, n) => rect(x + 4 + n * 12, 81, 6, 4, { fill: color.line })).join('') +
    circle(x + 12 + place * 12, 66 - place * 9, 6, { fill: color.blue }) +
    rect(x + 3 + place * 12, 57 - place * 9, 18, 18, {
      fill: 'none',
      stroke: color.orange,
      'stroke-width': 1.5,
    })
  return (
    frame(16, 0) +
    frame(89, 1.2) +
    frame(162, 2.6) +
    stroke('M28 66Q90 68 116 55T205 43', color.orange, 1.5, { 'stroke-dasharray': '3 4' })
  )
}

function audio() {
  const random = seeded(6)
  const bars = Array.from({ length: 43 }, (_, n) => {
    const loud = [0.15, 1, 0.2, 0.8, 0.12][[9, 18, 24, 36, 99].findIndex((end) => n < end)]!
    const half = 2 + loud * random.between(10, 34)
    return `M${14 + n * 5} ${56 - half}v${half * 2}`
  }).join('')
  const segment = (x: number, w: number, tint: string, label: string) =>
    rect(x, 18, w, 76, { fill: tint, 'fill-opacity': 0.12 }) +
    stroke(`M${x} 18v76M${x + w} 18v76`, tint, 1.5) +
    chip(label, x, 18, tint)
  return (
    segment(57, 44, color.orange, 'SPK 1') + segment(132, 58, color.green, 'SPK 2') + stroke(bars, color.blue)
  )
}

function cleaning() {
  const random = seeded(19)
  const dots = Array.from({ length: 46 }, () => {
    const [x, y] = [random.between(18, 150), random.between(18, 96)]
    return circle(x, y, 3, { fill: color.blue, 'fill-opacity': 0.75 })
  })
  const outliers: Point[] = [
    [186, 30],
    [208, 66],
    [176, 90],
    [220, 22],
  ]
  return (
    dots.join('') +
    stroke('M162 12V100', color.ink, 1.5, { 'stroke-dasharray': '4 4' }) +
    outliers
      .map(
        ([x, y]) =>
          circle(x, y, 3, { fill: color.line }) +
          stroke(`M${x - 6} ${y - 6}l12 12M${x + 6} ${y - 6}l-12 12`, color.orange, 1.75),
      )
      .join('')
  )
}

function quality() {
  return (
    rect(28, 26, 74, 58, {
      fill: color.blue,
      'fill-opacity': 0.14,
      stroke: color.blue,
      'stroke-width': 1.5,
    }) +
    rect(38, 34, 74, 58, {
      fill: color.orange,
      'fill-opacity': 0.16,
      stroke: color.orange,
      'stroke-width': 1.5,
      'stroke-dasharray': '5 3',
    }) +
    chip('IoU 0.96', 28, 26, color.blue) +
    circle(174, 58, 32, { fill: 'none', stroke: color.line, 'stroke-width': 8 }) +
    path('M174 26a32 32 0 1 1-19 6.3', { fill: 'none', stroke: color.green, 'stroke-width': 8 }) +
    stroke('M160 58l10 10 19-20', color.green, 3.5, { 'stroke-linejoin': 'round' })
  )
}

function tools() {
  const ring: Point[] = [
    [84, 34],
    [128, 20],
    [182, 38],
    [196, 76],
    [146, 96],
    [94, 82],
  ]
  return (
    rect(16, 18, 26, 76, { fill: color.ground, stroke: color.line, 'stroke-width': 1.5 }) +
    rect(20, 22, 18, 18, { fill: color.orange, 'fill-opacity': 0.2 }) +
    rect(24, 26, 10, 10, { fill: 'none', stroke: color.orange, 'stroke-width': 1.5 }) +
    stroke('M24 60l5-9 5 9zM24 78q5-10 10 0', color.ink, 1.5) +
    polygon(ring, { fill: color.blue, 'fill-opacity': 0.12, stroke: color.blue, 'stroke-width': 1.75 }) +
    handles(ring, color.blue) +
    path('M182 38l6 26 6-8 10-1z', { fill: color.orange, stroke: color.ground, 'stroke-width': 1.5 })
  )
}

function training() {
  return (
    stroke('M24 14V94H222', color.line, 1.5) +
    stroke('M24 40H222M24 66H222', color.line, 1, { 'stroke-dasharray': '3 5' }) +
    stroke('M28 20Q56 72 104 78T216 86', color.blue, 2.25) +
    stroke('M28 26Q64 58 112 60T216 54', color.line, 2) +
    [
      [60, 62.5],
      [104, 78],
      [160, 83],
    ]
      .map(([x, y]) => circle(x!, y!, 4, { fill: color.ground, stroke: color.orange, 'stroke-width': 2 }))
      .join('') +
    stroke('M160 76C158 34 110 30 106 68m-5-7 5 7 6-6', color.orange, 1.5, { 'stroke-linejoin': 'round' }) +
    chip('hard', 148, 36, color.orange)
  )
}

const samples = { image, text, video, audio, cleaning, quality, tools, training }
const symbols = Object.entries(samples).map(([id, draw]) =>
  el('symbol', { id, viewBox: `0 0 ${WIDTH} ${HEIGHT}` }, draw()),
)
writeFileSync(
  new URL('../../app/public/data-annotation/areas/area-samples.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`,
)
