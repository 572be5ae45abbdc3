import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SeniorButton } from './senior-button.tsx'
import { readThemeCookie, themeCookie } from './theme-cookie.ts'
import { useThemeChoice } from './use-theme-choice.ts'

const root = document.documentElement

beforeEach(() => {
  root.dataset.theme = 'light'
})

afterEach(() => {
  document.cookie = 'theme=; path=/; max-age=0'
  delete root.dataset.theme
})

function Chooser() {
  const [theme, choose] = useThemeChoice()
  return <button onClick={() => choose('dark')}>{theme}</button>
}

test('choosing changes the document at once, is kept in the cookie and not in local storage', async () => {
  render(<Chooser />)
  await userEvent.click(screen.getByRole('button', { name: 'light' }))
  expect(await screen.findByRole('button', { name: 'dark' })).toBeInTheDocument()
  expect(root.dataset.theme).toBe('dark')
  expect(readThemeCookie(document.cookie)).toBe('dark')
  expect(localStorage).toHaveLength(0)
})

test('anyone else who changes the document’s theme is noticed', async () => {
  render(<Chooser />)
  await act(async () => {
    root.dataset.theme = 'mourning'
    await Promise.resolve()
  })
  expect(screen.getByRole('button', { name: 'mourning' })).toBeInTheDocument()
})

test('a theme that is none of ours counts as light', () => {
  root.dataset.theme = 'large'
  render(<Chooser />)
  expect(screen.getByRole('button', { name: 'light' })).toBeInTheDocument()
})

test('the cookie is kept for a year, for every path, and is not sent from other sites', () => {
  expect(themeCookie('senior')).toBe('theme=senior; path=/; max-age=31536000; samesite=lax')
})

test.each([
  ['theme=dark', 'dark'],
  ['a=1; theme=system; b=2', 'system'],
  ['console-theme=dark', undefined],
  ['theme=large', undefined],
  ['theme=', undefined],
  ['', undefined],
])('the cookies “%s” say %s', (cookies, choice) => {
  expect(readThemeCookie(cookies)).toBe(choice)
})

test('the button in the header leads to large text and back, and says which', async () => {
  render(<SeniorButton />)
  await userEvent.click(screen.getByRole('button', { name: '适老版' }))
  expect(root.dataset.theme).toBe('senior')
  expect(readThemeCookie(document.cookie)).toBe('senior')
  await userEvent.click(screen.getByRole('button', { name: '标准版' }))
  expect(root.dataset.theme).toBe('light')
})
