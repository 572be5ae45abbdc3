import { afterEach, beforeEach, expect, test } from 'vitest'
import { dark, light } from '#design-system/tokens/colour.ts'
import { holidays } from '#design-system/tokens/holidays.ts'
import { mourning, mourningInk, seniorMourning } from '#design-system/tokens/mourning.ts'
import { senior } from '#design-system/tokens/senior.ts'
import { themeCss } from './theme-css.ts'

const root = document.documentElement
let inner: HTMLElement

beforeEach(() => {
  document.head.innerHTML = `<style>${themeCss}</style>`
  document.body.innerHTML = '<section data-tone="ink"></section>'
  inner = document.querySelector('section')!
})
afterEach(() => {
  document.head.innerHTML = ''
  delete root.dataset.theme
  delete root.dataset.day
})

/** Text and mark of the page, and the mark of an ink section in it. */
function shown(day: string, theme?: string) {
  root.dataset.day = day
  if (theme) root.dataset.theme = theme
  const colour = (element: Element, name: string) =>
    getComputedStyle(element).getPropertyValue(`--color-${name}`).trim()
  return [colour(root, 'link'), colour(root, 'survey'), colour(inner, 'survey')]
}

test.each([
  [undefined, mourning, mourningInk],
  ['light', mourning, mourningInk],
  ['mourning', mourning, mourningInk],
  ['dark', mourningInk, mourningInk],
  ['senior', seniorMourning.colours, seniorMourning.ink],
] as const)('a day of mourning is grey in the theme %s', (theme, page, ink) => {
  expect(shown('mourning', theme)).toEqual([page.link, page.survey, ink.survey])
})

test.each([
  [undefined, light.link, holidays.spring.colours.survey, holidays.spring.ink.survey],
  ['light', light.link, holidays.spring.colours.survey, holidays.spring.ink.survey],
  ['dark', dark.link, holidays.spring.ink.survey, holidays.spring.ink.survey],
  ['senior', senior.link, senior.survey, dark.survey],
  ['mourning', mourning.link, mourning.survey, mourningInk.survey],
])('a holiday changes the accent of the theme %s, if it is no deliberate choice', (theme, ...colours) => {
  expect(shown('spring', theme)).toEqual(colours)
})

test.each([
  ['light', '<img decoding="async">', 'none'],
  ['dark', '<img decoding="async">', 'brightness(var(--picture-brightness,0.88))'],
  ['dark', '<figure><img></figure>', 'brightness(var(--picture-brightness,0.88))'],
  ['dark', '<img>', 'none'],
])('in the theme %s the picture %s has the filter “%s”', (theme, picture, filter) => {
  root.dataset.theme = theme
  inner.innerHTML = picture
  expect(getComputedStyle(inner.querySelector('img')!).filter).toBe(filter)
})

test('on a usual day nothing changes', () => {
  expect(shown('', 'light')).toEqual([light.link, light.survey, dark.survey])
})
