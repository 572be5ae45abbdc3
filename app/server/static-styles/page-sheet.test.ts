import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StyleSheetManager, styled } from 'styled-components'
import { expect, test, vi } from 'vitest'
import { PageSheet, type LinkedStyles } from './page-sheet.ts'
import { readStyleFile } from './style-file.ts'

const NONCE = 'k3Jx'
const Base = styled.p<{ $width: number }>`
  color: red;
  width: ${({ $width }) => $width}px;
`
const Over = styled(Base)`
  color: blue;
`
const Apart = styled.b`
  color: green;
`

/** Called for all that is made of a style. */
const make = vi.fn()
const plugins = [
  function counting() {
    make()
  },
]

test('a page whose file holds all its styles has no style element, and none is made', () => {
  const linked = stylesOf(over(1), apart())
  make.mockClear()
  expect(styleElement(linked, over(1), apart())).toBe('')
  expect(make).not.toHaveBeenCalled()
})

test('what the file does not hold stands in the page, marked so that browsers do not make it again', () => {
  const element = styleElement(stylesOf(over(2)), apart())
  expect(element).toMatch(/^<style nonce="k3Jx" data-styled="true" data-styled-version="[\d.]+">/)
  expect(element).toContain('{color:green;}')
  expect(element).toContain(`[id="${Apart.styledComponentId}"]{content:"`)
})

test('a variant that the file does not hold is followed by what overrides it, and by nothing else', () => {
  const element = styleElement(stylesOf(over(3), apart()), over(4), apart())
  expect(element).toMatch(/\{color:red;width:4px;\}[^]*\{color:blue;\}/)
  expect(element).not.toContain('green')
})

test('what is recorded of a piece of work is what it asked for, and what a piece of it did', () => {
  const sheet = new PageSheet(new Map())
  const ask = (name: string) => sheet.hasNameForId('sc-1', name)
  const outer = sheet.recording(() => {
    ask('a')
    return sheet.recording(() => ask('b'))
  })
  const later = sheet.recording(() => ask('c'))
  ask('d')
  const namesOf = ({ asked }: { asked: { name: string }[] }) => asked.map(({ name }) => name)
  expect([outer, outer.result, later].map(namesOf)).toEqual([['a', 'b'], ['b'], ['c']])
  expect(() =>
    sheet.recording(() => {
      throw new Error('gone')
    }),
  ).toThrow('gone')
  ask('e')
  expect(namesOf(later)).toEqual(['c'])
})

test('a style that one page needed is not made again for the next', () => {
  const once = styleElement(new Map(), over(5))
  expect(make).toHaveBeenCalled()
  make.mockClear()
  expect(styleElement(new Map(), over(5))).toBe(once)
  expect(make).not.toHaveBeenCalled()
})

const over = (width: number) => createElement(Over, { $width: width })
const apart = () => createElement(Apart)

function styleElement(linked: LinkedStyles, ...content: ReactElement[]): string {
  const sheet = new PageSheet(linked)
  const html = renderToStaticMarkup(
    createElement(StyleSheetManager, { sheet, stylisPlugins: plugins }, ...content),
  )
  return sheet.styleElement(html, NONCE)
}

/** The styles of a page as a file would hold them. */
function stylesOf(...content: ReactElement[]): LinkedStyles {
  const [, rules = ''] = /<style[^>]*>([^]*)<\/style>/.exec(styleElement(new Map(), ...content)) ?? []
  return readStyleFile(rules.replaceAll('/*!sc*/', ''))
}
