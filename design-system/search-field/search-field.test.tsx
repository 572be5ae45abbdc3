import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
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

function Search({ onChange }: { onChange: (words: string) => void }) {
  const [words, setWords] = useState('')
  const tell = (next: string) => {
    setWords(next)
    onChange(next)
  }
  return <SearchField value={words} onChange={tell} />
}

/** Types as an input method does, and stops before the text is taken. */
function compose(input: HTMLElement, text: string) {
  fireEvent.compositionStart(input)
  fireEvent.change(input, { target: { value: text } })
}

test('Letters that are being put together are shown and not searched for', () => {
  const onChange = vi.fn()
  render(<Search onChange={onChange} />)
  const input = screen.getByRole('searchbox')
  compose(input, "he'fei")
  expect(input).toHaveValue("he'fei")
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.change(input, { target: { value: '合肥' } })
  fireEvent.compositionEnd(input)
  expect(onChange.mock.calls).toEqual([['合肥']])
  expect(input).toHaveValue('合肥')
})

test('Esc that ends a composition leaves the search as it was', () => {
  const onChange = vi.fn()
  render(<Search onChange={onChange} />)
  const input = screen.getByRole('searchbox')
  fireEvent.change(input, { target: { value: '合肥' } })
  fireEvent.keyDown(input, { key: 'Escape', isComposing: true })
  expect(input).toHaveValue('合肥')
})
