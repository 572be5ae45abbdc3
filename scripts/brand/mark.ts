import { palette } from '#design-system/tokens/palette.ts'
import { circle, document, group, path, rect } from './svg.ts'

/**
 * The brand mark in a 48 × 48 field: a T on a survey point. Its bar is the upper edge of an annotation box with two
 * handles.
 */
const markPaths = {
  /** The lower corners of the box. */
  frame: 'M9 26V40H17M39 26V40H31',
  /** The bar and the stem. */
  letter: 'M9 10H39M24 10V30',
} as const

interface MarkColors {
  letter: string
  frame: string
  handle: string
  inside: string
}

const onWhite: MarkColors = {
  letter: palette.blue[600],
  frame: palette.blue[300],
  handle: palette.orange[500],
  inside: palette.white,
}
const onTile: MarkColors = {
  letter: palette.white,
  frame: palette.blue[300],
  handle: palette.orange[300],
  inside: palette.blue[600],
}

/** The mark as SVG elements. */
function mark(colors: MarkColors): string {
  const round = { fill: 'none', 'stroke-linecap': 'round' } as const
  return (
    path(markPaths.frame, { ...round, 'stroke-linejoin': 'round', stroke: colors.frame, 'stroke-width': 4 }) +
    path(markPaths.letter, { ...round, stroke: colors.letter, 'stroke-width': 5 }) +
    rect(4.5, 5.5, 9, 9, { rx: 1.6, fill: colors.inside, stroke: colors.letter, 'stroke-width': 3 }) +
    rect(34.5, 5.5, 9, 9, { rx: 1.6, fill: colors.inside, stroke: colors.letter, 'stroke-width': 3 }) +
    circle(24, 39.6, 4.4, { fill: colors.handle })
  )
}

/** `public/images/logo.svg`: the mark alone on clear ground. */
export function logoSvg(): string {
  return document(48, 48, mark(onWhite))
}

/** The mark for ink grounds. */
export function logoLightSvg(): string {
  return document(
    48,
    48,
    mark({
      letter: palette.white,
      frame: palette.blue[400],
      handle: palette.orange[400],
      inside: palette.ink[900],
    }),
  )
}

/** The mark on a blue tile, for browser tabs and home screens. */
export function tileSvg(): string {
  return document(
    64,
    64,
    rect(0, 0, 64, 64, { rx: 14, fill: palette.blue[600] }),
    group({ transform: 'translate(9.6 8.4) scale(0.93)' }, mark(onTile)),
  )
}

/** The mark on ground that fills the square: for home screens that cut the corners themselves. */
export function squareSvg(scale: number): string {
  const side = 64
  const offset = (side - 48 * scale) / 2
  return document(
    side,
    side,
    rect(0, 0, side, side, { fill: palette.blue[600] }),
    group({ transform: `translate(${offset} ${offset}) scale(${scale})` }, mark(onTile)),
  )
}
