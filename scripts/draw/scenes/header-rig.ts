import { quietLeft, studio } from '../kit/backdrop.ts'
import { hanChip } from '../kit/han-chip.ts'
import { palette } from '../kit/palette.ts'
import type { Scene } from '../kit/render.ts'
import { circle, document, el, glow, group, path, rect } from '../kit/svg.ts'

const steel = {
  stroke: '#8fa6cc',
  fill: 'none',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const

/** Microphone, camera and phone set up for a session; quiet on the left. */
export function headerRig(width: number, height: number): Scene {
  return {
    width,
    height,
    layers: [
      document(
        width,
        height,
        studio(width, height, true),
        el(
          'defs',
          {},
          glow('lamp', [0.5, 0.5], 0.5, [
            [0, palette.cream, 0.5],
            [1, palette.amber, 0],
          ]),
        ),
        group(
          { transform: `scale(${width / 1920} ${height / 640})` },
          el('ellipse', { cx: 1450, cy: 566, rx: 470, ry: 54, fill: '#1d4690', 'fill-opacity': 0.7 }),
          lamp(),
          microphone(),
          camera(),
          phone(),
          hanChip('48 kHz', [1096, 520], palette.moss, 18),
          hanChip('4K / 25 帧', [1378, 226], palette.rust, 18),
          hanChip('同意书 TY-2416', [1648, 530], palette.strong, 18),
        ),
        quietLeft(width, height, 0.9, 0.54),
      ),
    ],
  }
}

/** A microphone behind its screen, on an arm. */
function microphone() {
  const waves = [54, 84, 114].map((r, n) =>
    path(`M${1196 - r} ${330 - r * 0.62}A${r * 1.2} ${r * 1.2} 0 0 0 ${1196 - r} ${330 + r * 0.62}`, {
      stroke: palette.mint,
      'stroke-width': 5,
      'stroke-opacity': 0.9 - n * 0.26,
      fill: 'none',
      'stroke-linecap': 'round',
    }),
  )
  return (
    waves.join('') +
    path('M1222 420V548M1170 562L1222 540L1276 562', { ...steel, 'stroke-width': 11 }) +
    path('M1178 326V352Q1178 404 1222 404T1266 352V326', { ...steel, 'stroke-width': 8 }) +
    rect(1190, 238, 64, 144, { rx: 32, fill: '#dfe8f7' }) +
    rect(1222, 238, 32, 144, { rx: 16, fill: '#a9bcdc' }) +
    path('M1194 268H1250M1192 288H1252M1192 308H1252M1192 328H1252', {
      stroke: '#7289b3',
      'stroke-width': 4,
    }) +
    rect(1190, 340, 64, 8, { fill: palette.orange })
  )
}

/** A camera on three legs. */
function camera() {
  return (
    path('M1452 392L1380 566M1452 392L1524 566M1452 392V556', { ...steel, 'stroke-width': 11 }) +
    rect(1420, 374, 64, 20, { rx: 6, fill: '#7e95bd' }) +
    rect(1366, 262, 172, 114, { rx: 16, fill: '#dfe8f7' }) +
    path('M1538 278Q1538 262 1522 262H1484V376H1522Q1538 376 1538 360Z', { fill: '#a9bcdc' }) +
    rect(1398, 240, 64, 26, { rx: 8, fill: '#c2d1ea' }) +
    circle(1440, 320, 50, { fill: '#243f70' }) +
    circle(1440, 320, 37, { fill: '#0d1f42', stroke: palette.sky, 'stroke-width': 5 }) +
    circle(1440, 320, 17, { fill: palette.blue }) +
    circle(1428, 307, 8, { fill: palette.white, 'fill-opacity': 0.85 }) +
    circle(1516, 286, 8, { fill: palette.red })
  )
}

/** A phone in a clamp that films a hand's worth of leaf. */
function phone() {
  return (
    path('M1708 462V556M1650 566L1708 546L1766 566', { ...steel, 'stroke-width': 11 }) +
    rect(1688, 444, 40, 26, { rx: 6, fill: '#7e95bd' }) +
    rect(1644, 236, 128, 214, { rx: 18, fill: '#dfe8f7' }) +
    rect(1654, 248, 108, 190, { rx: 8, fill: '#12305f' }) +
    path('M1668 386Q1672 300 1750 286Q1752 372 1668 386Z', { fill: palette.leaf }) +
    path('M1668 386Q1710 330 1750 286', { stroke: palette.dew, 'stroke-width': 3, fill: 'none' }) +
    path('M1662 276V260H1678M1738 260H1754V276M1754 410V426H1738M1678 426H1662V410', {
      stroke: palette.white,
      'stroke-width': 4,
      fill: 'none',
    })
  )
}

/** A softbox from the upper right. */
function lamp() {
  return (
    circle(1576, 250, 240, { fill: 'url(#lamp)' }) +
    path('M1590 262L1610 560M1570 566H1650', { ...steel, 'stroke-width': 7, 'stroke-opacity': 0.6 }) +
    path('M1546 168L1632 196L1612 282L1530 244Z', { fill: palette.cream }) +
    path('M1632 196L1660 232L1640 266L1612 282Z', { fill: '#6e86b3' })
  )
}
