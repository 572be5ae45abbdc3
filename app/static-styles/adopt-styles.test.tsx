import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { __PRIVATE__ as internals, styled } from 'styled-components'
import { printStyleFile } from '#app/server/static-styles/style-file.ts'
import { adoptStyles, makeNoStyles } from './adopt-styles.ts'

const Base = styled.p<{ $width: number }>`
  color: rgb(255, 0, 0);
  width: ${({ $width }) => $width}px;
`
const Over = styled(Base)`
  color: rgb(0, 0, 255);
`

/** Two rules, a marker behind each, and the index. */
const HELD = 5

const { mainSheet } = internals
const insertAtTheEnd = mainSheet.insertRules

/** What styled-components makes of an element shown by itself, as a style file would hold it. */
beforeEach(() => {
  const { container, unmount } = render(<Over $width={1}>甲</Over>)
  const [, , base = '', over = ''] = container.firstElementChild!.classList
  unmount()
  for (const element of document.querySelectorAll('style[data-styled]')) element.remove()
  mainSheet.names.clear()
  mainSheet.clearTag()
  const file = document.createElement('style')
  file.textContent = printStyleFile([
    {
      id: Base.styledComponentId,
      name: base,
      place: 1,
      rules: [`.${base}{color:rgb(255, 0, 0);width:1px;}`],
    },
    { id: Over.styledComponentId, name: over, place: 2, rules: [`.${over}{color:rgb(0, 0, 255);}`] },
  ])
  document.head.append(file)
  adoptStyles(file.sheet!)
})
afterEach(() => {
  mainSheet.insertRules = insertAtTheEnd
  document.head.replaceChildren()
})

test('what the style file holds is not made again', () => {
  render(<Over $width={1}>甲</Over>)
  expect(document.querySelectorAll('style')).toHaveLength(1)
  expect(rules()).toHaveLength(HELD)
})

test('a variant that it does not hold stands among its component’s, so that what overrides it still does', () => {
  render(<Over $width={2}>甲</Over>)
  expect(rules()).toHaveLength(HELD + 1)
  const look = getComputedStyle(screen.getByText('甲'))
  expect([look.width, look.color]).toEqual(['2px', 'rgb(0, 0, 255)'])
})

test('a second variant stands behind the first, before what overrides both', () => {
  const { rerender } = render(<Over $width={2}>甲</Over>)
  rerender(<Over $width={3}>甲</Over>)
  expect(rules().map(({ cssText }) => /width: \d|data-styled[.\w]*/.exec(cssText)?.[0])).toEqual([
    'width: 1',
    'width: 2',
    'width: 3',
    'data-styled.g1',
    undefined,
    'data-styled.g2',
    'data-styled',
  ])
})

test('of a style file that was cut off nothing is taken for held', () => {
  const cut = document.createElement('style')
  cut.textContent = '.a{color:red}\ndata-styled.g1{content:""}'
  document.head.append(cut)
  mainSheet.names.clear()
  adoptStyles(cut.sheet!)
  expect(mainSheet.names.size).toBe(0)
})

test('a component that it does not hold gets its styles behind it', () => {
  const Apart = styled.b`
    color: rgb(0, 128, 0);
  `
  render(<Apart>乙</Apart>)
  expect(rules()).toHaveLength(HELD)
  expect(getComputedStyle(screen.getByText('乙')).color).toBe('rgb(0, 128, 0)')
})

test('a page that has lost its style file is left plain, new components too', () => {
  makeNoStyles()
  const Apart = styled.b`
    color: rgb(0, 128, 64);
  `
  render(<Apart>丙</Apart>)
  expect(document.querySelectorAll('style')).toHaveLength(1)
  expect(rules()).toHaveLength(HELD)
})

const rules = () => Array.from(document.querySelector('style')!.sheet!.cssRules)
