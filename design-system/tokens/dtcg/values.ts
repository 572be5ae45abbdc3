import { readRgb, toHex } from '#design-system/tokens/rgb.ts'

/** A token of the Design Tokens Format Module 2025.10. */
export type DesignToken = {
  $type: string
  $value: unknown
  $description?: string
  $extensions?: Record<string, unknown>
}

/** Where this product's own remarks stand, which tools keep but need not understand. */
const EXTENSION = 'cn.tulian'

/** A colour in sRGB, with the hex that older tools read. */
export function colourValue(value: string) {
  const rgb = readRgb(value)
  return {
    colorSpace: 'srgb',
    components: rgb.channels.map((channel) => rounded(channel / 255)),
    ...(rgb.alpha < 1 && { alpha: rgb.alpha }),
    hex: toHex(rgb),
  }
}

/** A length. What grows with the window is given at its greatest, the whole rule as an extension. */
export function dimensionToken(value: string): DesignToken {
  const fluid = /^clamp\((.+?), (.+), (.+)\)$/.exec(value)
  if (!fluid) return { $type: 'dimension', $value: dimensionValue(value) }
  const [, min = '', preferred = '', max = ''] = fluid
  return {
    $type: 'dimension',
    $value: dimensionValue(max),
    $extensions: {
      [EXTENSION]: { fluid: { min: dimensionValue(min), preferred, max: dimensionValue(max) } },
    },
  }
}

/** A bare number; its unit becomes an extension, since the format knows px and rem only. */
export function numberToken(value: string, unit?: string): DesignToken {
  return {
    $type: 'number',
    $value: parseFloat(value),
    ...(unit && { $extensions: { [EXTENSION]: { unit } } }),
  }
}

/** `220ms` as a duration. */
export function durationToken(value: string): DesignToken {
  return { $type: 'duration', $value: { value: parseFloat(value), unit: 'ms' } }
}

/** `cubic-bezier(…)` as its four numbers. */
export function easingToken(value: string): DesignToken {
  return { $type: 'cubicBezier', $value: (value.match(/-?[\d.]+/g) ?? []).map(Number) }
}

/** A CSS font stack as a list, first choice first. */
export function fontToken(value: string): DesignToken {
  return { $type: 'fontFamily', $value: value.split(', ').map((name) => name.replaceAll('"', '')) }
}

/** A CSS box shadow in one of our shadow tokens' form, on the theme's shadow colour. */
export function shadowToken(value: string, shadowColour: string): DesignToken {
  const layers = value.split(/,\s*(?=-?\d)/).map((layer) => {
    const [lengths = '', percent = '100'] = layer.split(/ rgb\(var\(--color-shadow\) \/ |%\)/)
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.split(' ')
    const color = { ...colourValue(shadowColour), alpha: Number(percent) / 100 }
    return { color, ...mapped({ offsetX, offsetY, blur, spread }) }
  })
  return { $type: 'shadow', $value: layers }
}

function mapped(lengths: Record<string, string>) {
  return Object.fromEntries(Object.entries(lengths).map(([name, value]) => [name, dimensionValue(value)]))
}

function dimensionValue(value: string) {
  return { value: parseFloat(value), unit: value.endsWith('rem') ? 'rem' : 'px' }
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
