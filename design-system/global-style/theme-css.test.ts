import { expect, test } from 'vitest'
import { token } from '#design-system/tokens/index.ts'
import { light } from '#design-system/tokens/colour.ts'
import * as scales from '#design-system/tokens/scales.ts'
import { shadow } from '#design-system/tokens/shadows.ts'
import { themeCss } from './theme-css.ts'

const declared = new Set([...themeCss.matchAll(/(--[a-z0-9-]+):/g)].map(([, name]) => `var(${name})`))

test.each([
  ['color', light],
  ['space', scales.space],
  ['font', scales.font],
  ['fontSize', scales.fontSize],
  ['fontWeight', scales.fontWeight],
  ['lineHeight', scales.lineHeight],
  ['letterSpacing', scales.letterSpacing],
  ['radius', scales.radius],
  ['shadow', shadow],
  ['duration', scales.duration],
  ['easing', scales.easing],
  ['zIndex', scales.zIndex],
  ['size', scales.size],
] as const)('every token of group %s that styles may use is declared', (group, values) => {
  const references: Readonly<Record<string, string>> = token[group]
  const missing = Object.keys(values).filter((name) => !declared.has(references[name] ?? ''))
  expect(missing).toEqual([])
})

test('the page below a scrim has the colour that is seen through it', () => {
  // 62 % of 7, 17, 36 over white; 72 % of 2, 6, 14 over 7, 17, 36.
  expect(themeCss).toContain('--below-scrim:#656b77;')
  expect(themeCss).toContain('--below-scrim:#030914;')
})

test('an ink section turns the same colours as the dark theme', () => {
  expect(themeCss).toContain(
    "[data-theme='dark'],[data-tone='ink']{color-scheme:dark;--color-background:#071124;",
  )
})
