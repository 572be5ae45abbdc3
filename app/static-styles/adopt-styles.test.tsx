import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { __PRIVATE__ as internals, styled } from 'styled-components'
import { adoptStyles, makeNoStyles } from './adopt-styles.ts'

const Base = styled.p<{ $width: number }>`
  color: rgb(255, 0, 0);
  width: ${({ $width }) => $width}px;
`
const Over = styled(Base)`
  color: rgb(0, 0, 255);
`

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
  file.textContent = [
    `.${base}{color:rgb(255, 0, 0);width:1px;}`,
    `data-styled.g1[id="${Base.styledComponentId}"]{content:"${base},"}`,
    `.${over}{color:rgb(0, 0, 255);}`,
    `data-styled.g2[id="${Over.styledComponentId}"]{content:"${over},"}`,
  ].join('\n')
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
  expect(rules()).toHaveLength(4)
})

test('a variant that it does not hold stands among its component’s, so that what overrides it still does', () => {
  render(<Over $width={2}>甲</Over>)
  expect(rules()).toHaveLength(5)
  const look = getComputedStyle(screen.getByText('甲'))
  expect([look.width, look.color]).toEqual(['2px', 'rgb(0, 0, 255)'])
})

test('a component that it does not hold gets its styles behind it', () => {
  const Apart = styled.b`
    color: rgb(0, 128, 0);
  `
  render(<Apart>乙</Apart>)
  expect(rules()).toHaveLength(4)
  expect(getComputedStyle(screen.getByText('乙')).color).toBe('rgb(0, 128, 0)')
})

test('a page that has lost its style file is left plain, new components too', () => {
  makeNoStyles()
  const Apart = styled.b`
    color: rgb(0, 128, 64);
  `
  render(<Apart>丙</Apart>)
  expect(document.querySelectorAll('style')).toHaveLength(1)
  expect(rules()).toHaveLength(4)
})

const rules = () => Array.from(document.querySelector('style')!.sheet!.cssRules)
