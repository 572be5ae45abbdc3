import { expect, test } from 'vitest'
import { divideStyles } from './divide-styles.ts'

test('what half of the routes show is shared, the rest goes with its route', () => {
  const { plain, shared, routes } = divideStyles([
    page('home', [style('bar', 1), style('hero', 2)]),
    page('about', [style('bar', 1), style('list', 3)]),
    page('terms', [style('bar', 1)]),
  ])
  expect(plain).toBe(':root{--x:1}')
  expect(names(shared)).toEqual(['bar'])
  expect([...routes].map(([route, styles]) => [route, names(styles)])).toEqual([
    ['home', ['hero']],
    ['about', ['list']],
    ['terms', []],
  ])
})

test('the pages of a route bring its variants together', () => {
  const { routes } = divideStyles([
    page('case', [style('grid', 1, 'two')]),
    page('case', [style('grid', 1, 'three')]),
    page('a', []),
    page('b', []),
  ])
  expect(names(routes.get('case'))).toEqual(['two', 'three'])
})

test('what a shared style overrides is shared with it, or it would win', () => {
  const card = style('card', 1)
  const link = style('link', 2)
  const over = style('over', 3)
  const { shared } = divideStyles([
    page('home', [card, over], '<p class="card over"></p>'),
    page('about', [link, over], '<p class="x over link"></p>'),
    page('terms', [style('last', 4)], '<p class="last over"></p>'),
    page('a', []),
  ])
  expect(names(shared).sort()).toEqual(['card', 'link', 'over'])
})

interface Style {
  id: string
  place: number
  name: string
}

const style = (id: string, place: number, name = id): Style => ({ id, place, name })
const names = (styles: readonly { name: string }[] = []) => styles.map(({ name }) => name)

/** A page as the server prints it without style files. */
function page(route: string, styles: readonly Style[], content = '') {
  const rules = styles.map(
    ({ id, place, name }) =>
      `.${name}{top:0}/*!sc*/\ndata-styled.g${place}[id="${id}"]{content:"${name},"}/*!sc*/\n`,
  )
  const html = `<head><style>:root{--x:1}</style><style data-styled="true" data-styled-version="6">${rules.join('')}</style></head>${content}`
  return { route, html }
}
