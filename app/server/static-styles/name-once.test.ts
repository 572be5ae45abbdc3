import { createElement, Fragment, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StyleSheetManager, css, keyframes, styled } from 'styled-components'
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

const Chosen = styled.p<{ $tone?: string; $isWide?: boolean }>`
  ${({ $tone }) => $tone && `color: ${$tone};`}
  ${({ $isWide }) =>
    $isWide &&
    css`
      width: 100%;
    `}
`
const turn = keyframes`to { rotate: 1turn; }`
const Moving = styled.p<{ $moves: boolean }>`
  color: red;
  ${({ $moves }) =>
    $moves &&
    css`
      animation: ${turn} 1s;
    `}
`

// No template, whose spaces would be a style of its own.
const Bare = styled(Fixed)<{ $isWide?: boolean }>(({ $isWide }) => ($isWide ? 'width: 100%;' : ''))

const page = createElement(
  Fragment,
  {},
  createElement(Fixed),
  createElement(Over),
  createElement(OverDecided, { $width: 1 }),
  createElement(OverDecided, { $width: 2 }),
  createElement(Chosen),
  createElement(Chosen, { $tone: 'red' }),
  createElement(Chosen, { $isWide: true }),
  createElement(Chosen, { $tone: 'red', $isWide: true }),
  createElement(Bare),
  createElement(Bare),
  createElement(Bare, { $isWide: true }),
  createElement(Bare),
  createElement(Moving, { $moves: false }),
  createElement(Moving, { $moves: true }),
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

test('so is the name of styles that properties decide, for each set of words', () => {
  nameOnce(Fixed)
  const [red, wide] = [createElement(Chosen, { $tone: 'red' }), createElement(Chosen, { $isWide: true })]
  const before = [red, wide].map(printed)
  const looked = vi.spyOn(Chosen.componentStyle.dynamicNameCache!, 'get')
  expect([red, wide].map(printed)).toEqual(before)
  expect(looked).not.toHaveBeenCalled()
  printed(createElement(Chosen, { $tone: 'blue' }))
  expect(looked).toHaveBeenCalled()
})

test('two rules that decide the same words between them are not taken for one another', () => {
  const Pair = styled.p<{ $one?: string; $two?: string }>`
    ${({ $one }) => $one}
    color: red;
    ${({ $two }) => $two}
  `
  nameOnce(Fixed)
  const [first, second] = ['$one', '$two'].map((name) => printed(createElement(Pair, { [name]: 'top: 0;' })))
  expect(second).not.toBe(first)
})

function printed(element: ReactElement): string {
  const sheet = new PageSheet(new Map())
  const html = renderToStaticMarkup(createElement(StyleSheetManager, { sheet }, element))
  return sheet.styleElement(html, 'nonce') + html
}
