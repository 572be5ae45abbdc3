import { expect, test } from 'vitest'
import { light, type Colours } from './colour.ts'
import { contrast } from './contrast.ts'
import { greyOf } from './grey.ts'
import { mourning, mourningInk, seniorMourning } from './mourning.ts'
import { readRgb } from './rgb.ts'

test.each(Object.entries({ ...mourning }))('mourning %s is grey', (_name, value) => {
  expect(new Set(readRgb(value).channels).size).toBe(1)
})

test.each(Object.entries({ ...mourningInk }))('mourning %s inside an ink section is grey', (_name, value) => {
  expect(new Set(readRgb(value).channels).size).toBe(1)
})

test.each(Object.entries({ ...seniorMourning.colours, ...seniorMourning.ink }))(
  'on a day of mourning %s of the large text is grey',
  (_name, value) => {
    expect(new Set(readRgb(value).channels).size).toBe(1)
  },
)

test('a grey is as light as its colour, so a contrast stays what it was', () => {
  const names: (keyof Colours)[] = ['text', 'textSubtle', 'link', 'dangerText', 'primary']
  for (const name of names) {
    const before = contrast(light[name], light.background)
    expect(Math.abs(contrast(mourning[name], mourning.background) - before)).toBeLessThan(before * 0.03)
  }
})

test('white, black, opacity and the bare channels of shadows keep their form', () => {
  expect(greyOf('#ffffff')).toBe('#ffffff')
  expect(greyOf('#000000')).toBe('#000000')
  expect(greyOf('rgb(7 17 36 / 62%)')).toBe('rgb(17 17 17 / 62%)')
  expect(greyOf('12 25 48')).toMatch(/^(\d+) \1 \1$/)
})

test('a colour in another form is refused', () => {
  expect(() => greyOf('rebeccapurple')).toThrow('Not a colour of ours')
})
