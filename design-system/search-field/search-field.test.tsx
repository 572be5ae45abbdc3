import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SearchField } from './index.ts'

test('/ brings the keyboard to the search', async () => {
  render(<SearchField hasSlashShortcut />)
  await userEvent.keyboard('/')
  expect(screen.getByRole('searchbox', { name: '搜索' })).toHaveFocus()
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

test('/ brings the keyboard to the search from where a key goes no further', async () => {
  render(
    <>
      <SearchField hasSlashShortcut />
      <button onKeyDown={(event) => event.stopPropagation()}>别处</button>
    </>,
  )
  screen.getByRole('button', { name: '别处' }).focus()
  await userEvent.keyboard('/')
  expect(screen.getByRole('searchbox', { name: '搜索' })).toHaveFocus()
})

test('/ stays a slash where something is being typed', async () => {
  render(
    <>
      <SearchField hasSlashShortcut />
      <input aria-label="链接" />
    </>,
  )
  await userEvent.type(screen.getByLabelText('链接'), '/contact')
  expect(screen.getByLabelText('链接')).toHaveValue('/contact')
})

test('The box around the words is no group, which would have no name', () => {
  render(<SearchField />)
  expect(screen.queryByRole('group')).toBeNull()
})

test('Esc empties the search', async () => {
  render(<SearchField defaultValue="合肥" />)
  await userEvent.click(screen.getByRole('searchbox'))
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

test('/ is left alone once the search is gone', () => {
  render(<SearchField hasSlashShortcut />).unmount()
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(true)
})
