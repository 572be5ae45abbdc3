import type { light } from './colour.ts'
import { customProperty } from './custom-properties.ts'
import type * as scales from './scales.ts'
import type { shadow } from './shadows.ts'

/**
 * Every design token as a `var(--…)` string, the only source of style values. Strings come from names, so browsers
 * download no values; only the server's style sheet needs them.
 */
export const token = {
  color: references<typeof light>('color'),
  space: references<typeof scales.space>('space'),
  font: references<typeof scales.font>('font'),
  fontSize: references<typeof scales.fontSize>('font-size'),
  fontWeight: references<typeof scales.fontWeight>('font-weight'),
  lineHeight: references<typeof scales.lineHeight>('line-height'),
  letterSpacing: references<typeof scales.letterSpacing>('letter-spacing'),
  radius: references<typeof scales.radius>('radius'),
  shadow: references<typeof shadow>('shadow'),
  duration: references<typeof scales.duration>('duration'),
  easing: references<typeof scales.easing>('easing'),
  zIndex: references<typeof scales.zIndex>('z-index'),
  size: references<typeof scales.size>('size'),
} as const

type References<Scale> = { readonly [name in keyof Scale]: string }

function references<Scale>(group: string): References<Scale> {
  return new Proxy({} as References<Scale>, {
    get: (_names, name) => `var(${customProperty(group, String(name))})`,
  })
}
