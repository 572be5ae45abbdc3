import { expect, test } from 'vitest'
import { token } from '#design-system/tokens/index.ts'
import { themeCss } from './theme-css.ts'

test('every token that styles may use is declared', () => {
  const used = Object.values(token).flatMap((group) => Object.values<string>(group))
  const declared = new Set([...themeCss.matchAll(/(--[a-z0-9-]+):/g)].map(([, name]) => name))
  expect(used.map((reference) => reference.slice(4, -1)).filter((name) => !declared.has(name))).toEqual([])
})

test('an ink section turns the same colours as the dark theme', () => {
  expect(themeCss).toContain(
    "[data-theme='dark'],[data-tone='ink']{color-scheme:dark;--color-background:#071124;",
  )
})
