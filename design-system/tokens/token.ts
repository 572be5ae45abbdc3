import { light } from './colour.ts'
import { references } from './custom-properties.ts'
import * as scales from './scales.ts'
import { shadow } from './shadows.ts'

/** Every design token as a `var(--…)` string: the only source of values for styles. */
export const token = {
  color: references('color', light),
  space: references('space', scales.space),
  font: references('font', scales.font),
  fontSize: references('font-size', scales.fontSize),
  fontWeight: references('font-weight', scales.fontWeight),
  lineHeight: references('line-height', scales.lineHeight),
  letterSpacing: references('letter-spacing', scales.letterSpacing),
  radius: references('radius', scales.radius),
  shadow: references('shadow', shadow),
  duration: references('duration', scales.duration),
  easing: references('easing', scales.easing),
  zIndex: references('z-index', scales.zIndex),
  size: references('size', scales.size),
} as const
