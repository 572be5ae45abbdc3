import { describe, expect, test } from 'vitest'
import { themes } from '#design-system/theme/index.ts'
import { contrast, requiredContrast } from './contrast.ts'
import { contrastPairs } from './contrast-pairs.ts'

test('black on white has contrast 21 and a colour on itself has 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#1a56e0', '#1a56e0')).toBe(1)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

describe.each(Object.entries(themes))('theme %s', (_name, { colours }) => {
  test.each(contrastPairs)('$front on $on reaches WCAG AA', ({ on, front, kind }) => {
    expect(contrast(colours[on], colours[front])).toBeGreaterThanOrEqual(requiredContrast[kind])
  })
})
