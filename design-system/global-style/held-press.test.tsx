import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CardLink } from '#design-system/card/index.ts'
import { shownRules } from '#tests/setup/document.ts'
import { globalCss } from './global-css.ts'

test.each(['button', 'a'] as const)('a held press of a %s is seen', (name) => {
  document.head.innerHTML = `<style>${globalCss}</style>`
  const held = document.body.appendChild(document.createElement(name))
  expect(getComputedStyle(held).cursor).not.toBe('progress')
  held.setAttribute('aria-busy', 'true')
  const { cursor, boxShadow, outlineWidth } = getComputedStyle(held)
  expect(cursor).toBe('progress')
  expect([boxShadow, outlineWidth]).not.toEqual(['', ''])
  held.remove()
  document.head.innerHTML = ''
})

test('a held press of a card’s link is seen round the whole card', () => {
  render(
    <CardLink href="#case-1" aria-busy>
      甲案
    </CardLink>,
  )
  expect(shownRules()).toMatch(/\[aria-busy='true'\]::before\{outline:2px solid/)
})
