import { expect, test } from 'vitest'
import * as scales from './scales.ts'
import { seniorScales } from './senior-scales.ts'

// Of the browser's usual 16 px.
const REM_PX = (16 * Number.parseFloat(seniorScales.rootFontSize)) / 100
const { fontSize, lineHeight, size } = seniorScales.groups
/** The least that a size may become, in px: the first length of a `clamp`. */
const pixels = (length: string) => Number.parseFloat(length.replace('clamp(', '')) * REM_PX

test('no text is smaller than 18 px', () => {
  const sizes = Object.values({ ...scales.fontSize, ...fontSize }).map(pixels)
  expect(sizes.length).toBeGreaterThan(4)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(18)
})

// `figure` is for single figures.
test('lines of text are at least 1.3 times as high as their letters', () => {
  const { figure: _single, ...ofText } = scales.lineHeight
  expect(Math.min(...Object.values({ ...ofText, ...lineHeight }).map(Number))).toBe(1.3)
})

test('controls are 48 px, what a finger must hit is 56 px', () => {
  expect(pixels(size.controlSmall)).toBe(48)
  expect(pixels(size.target)).toBe(56)
})

test('the focus ring is 4 px', () => {
  expect(size.focusRing).toBe('4px')
})
