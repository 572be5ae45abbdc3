import { expect, test } from 'vitest'
import { stylesOfRoutes } from './styles-of-routes.ts'

test('a route’s file holds what is no component’s, then all that one of its pages shows, in the order of one sheet', () => {
  const files = stylesOfRoutes([
    page('case', rule('over', 7), rule('grid', 3, 'two')),
    page('home', rule('hero', 5)),
    page('case', rule('grid', 3, 'three'), rule('over', 7)),
  ])
  expect(files.get('case')?.split('\n')).toEqual([
    ':root{--x:1}',
    'data-styled.g0{content:""}',
    '.two{top:0}',
    '.three{top:0}',
    'data-styled.g3{content:""}',
    '.over{top:0}',
    'data-styled.g7{content:""}',
    'data-styled{content:"3:grid:two,three;7:over:over;"}',
  ])
  expect(files.get('home')).toMatch(
    /\n\.hero\{top:0\}\ndata-styled\.g5\{content:""\}\ndata-styled\{content:"5:hero:hero;"\}$/,
  )
})

const rule = (id: string, place: number, name = id) =>
  `.${name}{top:0}/*!sc*/\ndata-styled.g${place}[id="${id}"]{content:"${name},"}/*!sc*/\n`

/** A page as the server prints it without style files. */
function page(route: string, ...rules: string[]) {
  const html = `<style>:root{--x:1}</style><style data-styled="true" data-styled-version="6">${rules.join('')}</style>`
  return { route, html }
}
