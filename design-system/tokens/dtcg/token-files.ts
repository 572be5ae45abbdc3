import { breakpoint } from '#design-system/tokens/breakpoints.ts'
import * as scales from '#design-system/tokens/scales.ts'
import { palette } from '#design-system/tokens/palette.ts'
import { groupDescriptions, scaleDescriptions } from '#design-system/tokens/scale-descriptions.ts'
import { seniorScales } from '#design-system/tokens/senior-scales.ts'
import { themes, type Theme, type ThemeName } from '#design-system/theme/index.ts'
import { resolver } from './resolver.ts'
import { themeTokens } from './theme-tokens.ts'
import { typographyTokens } from './typography-tokens.ts'
import {
  colourValue,
  dimensionToken,
  durationToken,
  easingToken,
  fontToken,
  numberToken,
  type DesignToken,
} from './values.ts'

type Group = { [name: string]: DesignToken | Group | string }
type Scales = { [group in keyof typeof scales]?: Record<string, string> }

/**
 * The token files of the Design Tokens Format Module 2025.10, by file name: palette, scales, themes with ink
 * sections, resolver. `npm run tokens` writes them.
 */
export function tokenFiles(): Record<string, unknown> {
  return {
    'palette.tokens.json': { palette: paletteTokens() },
    'scales.tokens.json': {
      ...scaleTokens(scales, { isWhole: true }),
      typography: typographyTokens(),
      breakpoint: breakpointTokens(),
    },
    'senior-scales.tokens.json': {
      rootFontSize: { ...numberToken(seniorScales.rootFontSize, '%'), $description: '适老主题的根字号' },
      ...scaleTokens(seniorScales.groups),
    },
    ...themeFiles(),
    'tulian.resolver.json': resolver,
  }
}

function themeFiles(): Record<string, unknown> {
  const entries = Object.entries(themes) as [ThemeName, Theme][]
  return Object.fromEntries(
    entries.flatMap(([name, { label, colours, ink }]) => [
      [`${name}.tokens.json`, themeTokens(label, colours)],
      [`${name}-ink.tokens.json`, themeTokens(`${label}，深色分区内`, ink)],
    ]),
  )
}

function paletteTokens(): Group {
  const { white, ...hues } = palette
  return {
    $description: '原始色阶，只供主题引用，界面不直接使用',
    white: { $type: 'color', $value: colourValue(white) },
    ...Object.fromEntries(
      Object.entries(hues).map(([hue, steps]) => [
        hue,
        Object.fromEntries(
          Object.entries(steps).map(([step, value]) => [
            step,
            { $type: 'color', $value: colourValue(value) },
          ]),
        ),
      ]),
    ),
  }
}

const write: Record<keyof typeof scales, (value: string) => DesignToken> = {
  space: dimensionToken,
  fontSize: dimensionToken,
  font: fontToken,
  fontWeight: (value) => ({ $type: 'fontWeight', $value: Number(value) }),
  lineHeight: (value) => numberToken(value),
  letterSpacing: (value) => numberToken(value, 'em'),
  radius: dimensionToken,
  duration: durationToken,
  easing: easingToken,
  zIndex: (value) => numberToken(value),
  size: dimensionToken,
}

function scaleTokens(groups: Scales, { isWhole = false } = {}): Group {
  const names = Object.keys(write).filter((group) => group in groups) as (keyof typeof scales)[]
  return Object.fromEntries(
    names.map((group) => {
      const descriptions: Record<string, string | undefined> = scaleDescriptions[group] ?? {}
      const tokens = Object.entries(groups[group] ?? {}).map(([name, value]) => {
        const $description = descriptions[name]
        return [name, { ...write[group](value), ...($description && { $description }) }]
      })
      return [
        group,
        { ...(isWhole && { $description: groupDescriptions[group] }), ...Object.fromEntries(tokens) },
      ]
    }),
  )
}

function breakpointTokens(): Group {
  const tokens = Object.entries(breakpoint).map(([name, px]) => [name, dimensionToken(`${px}px`)])
  return { $description: groupDescriptions.breakpoint, ...Object.fromEntries(tokens) }
}
