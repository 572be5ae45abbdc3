import { describe, expect, test } from 'vitest'
import { themes } from '#design-system/theme/index.ts'
import { contrast, requiredContrast } from './contrast.ts'
import { contrastPairs } from './contrast-pairs.ts'
import { dark, light } from './colour.ts'
import { holidays } from './holidays.ts'
import { seniorMourning } from './mourning.ts'
import { readRgb } from './rgb.ts'

test('black on white has contrast 21 and a colour on itself has 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#1a56e0', '#1a56e0')).toBe(1)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('a ground that lets through counts as lying on the worst picture', () => {
  expect(contrast('rgb(0 0 0 / 50%)', '#ffffff')).toBeCloseTo(contrast('#808080', '#ffffff'), 1)
  expect(contrast('rgb(255 255 255 / 80%)', '#000000')).toBeCloseTo(contrast('#cccccc', '#000000'), 5)
})

test('words that a picture can swallow have no contrast, though they stand out from black and from white', () => {
  expect(contrast('rgb(0 0 0 / 10%)', '#767676')).toBe(1)
})

test.each(Object.entries(themes))('theme %s: the veil is the ground itself, let through', (_name, theme) => {
  for (const colours of [theme.colours, theme.ink]) {
    expect(readRgb(colours.veil).channels).toEqual(readRgb(colours.background).channels)
    expect(readRgb(colours.veil).alpha).toBeLessThan(1)
  }
})

test('no pair is listed twice', () => {
  expect(new Set(contrastPairs.map(({ on, front }) => `${front} on ${on}`)).size).toBe(contrastPairs.length)
})

const days = [
  { ground: 'senior on a day of mourning', colours: seniorMourning.colours, grade: 'AAA' },
  {
    ground: 'senior on a day of mourning, inside an ink section',
    colours: seniorMourning.ink,
    grade: 'AAA',
  },
  ...Object.entries(holidays).flatMap(([name, { colours, ink }]) => [
    { ground: `light in ${name}`, colours: { ...light, ...colours }, grade: 'AA' as const },
    { ground: `dark in ${name}, and its ink sections`, colours: { ...dark, ...ink }, grade: 'AA' as const },
  ]),
] as const

const grounds = Object.entries(themes).flatMap(([name, { colours, ink, grade }]) => [
  { ground: name, colours, grade },
  { ground: `${name}, inside an ink section`, colours: ink, grade },
])

describe.each([...grounds, ...days])('theme $ground', ({ colours, grade }) => {
  test.each(contrastPairs)(`$front on $on reaches ${grade}`, ({ on, front, kind }) => {
    expect(contrast(colours[on], colours[front])).toBeGreaterThanOrEqual(requiredContrast[grade][kind])
  })
})

test('the senior theme’s text is no weaker than the light one’s anywhere', () => {
  for (const { on, front } of contrastPairs.filter(({ kind }) => kind === 'text')) {
    const { light, senior } = themes
    const before = contrast(light.colours[on], light.colours[front])
    expect(contrast(senior.colours[on], senior.colours[front]), `${front} on ${on}`).toBeGreaterThanOrEqual(
      Math.min(before, 7),
    )
  }
})
