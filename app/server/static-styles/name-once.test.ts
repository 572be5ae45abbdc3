import { createElement, Fragment, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StyleSheetManager, styled } from 'styled-components'
import { expect, test, vi } from 'vitest'
import { nameOnce } from './name-once.ts'
import { PageSheet } from './page-sheet.ts'

const Fixed = styled.p`
  color: red;
`
const Over = styled(Fixed)`
  color: blue;
`
const Decided = styled.p<{ $width: number }>`
  width: ${({ $width }) => $width}px;
`
const OverDecided = styled(Decided)`
  color: green;
`

const page = createElement(
  Fragment,
  {},
  createElement(Fixed),
  createElement(Over),
  createElement(OverDecided, { $width: 1 }),
  createElement(OverDecided, { $width: 2 }),
)

test('a page and its styles are what they were, at the first time and after', () => {
  const before = [printed(page), printed(page)]
  nameOnce(Fixed)
  expect([printed(page), printed(page)]).toEqual(before)
})

test('the name of fixed styles is looked for once in a process', () => {
  nameOnce(Fixed)
  printed(createElement(Over))
  const looked = vi.spyOn(Over.componentStyle.dynamicNameCache!, 'get')
  printed(createElement(Over))
  expect(looked).not.toHaveBeenCalled()
})

function printed(element: ReactElement): string {
  const sheet = new PageSheet(new Map())
  const html = renderToStaticMarkup(createElement(StyleSheetManager, { sheet }, element))
  return sheet.styleElement(html, 'nonce') + html
}
