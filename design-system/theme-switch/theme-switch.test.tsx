import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ThemeSwitch } from './index.ts'

beforeEach(() => {
  document.documentElement.dataset.theme = 'light'
})

afterEach(() => {
  delete document.documentElement.dataset.theme
})

const disclosure = () => document.querySelector('details') as HTMLDetailsElement

function open() {
  disclosure().open = true
  fireEvent(disclosure(), new Event('toggle'))
}

test('it offers the five choices and says what each does', () => {
  render(<ThemeSwitch variant="list" value="dark" onChange={() => {}} />)
  const group = screen.getByRole('group', { name: '显示模式' })
  const choices = within(group).getAllByRole<HTMLInputElement>('radio')
  expect(choices.map((choice) => choice.value)).toEqual(['light', 'dark', 'senior', 'mourning', 'system'])
  expect(within(group).getByRole('radio', { name: /^大字高对比（适老）.*文字放大/ })).not.toBeChecked()
  expect(within(group).getByRole('radio', { name: /^深色/ })).toBeChecked()
})

test('a choice is told at once', async () => {
  const onChange = vi.fn()
  render(<ThemeSwitch variant="list" value="light" onChange={onChange} />)
  await userEvent.click(screen.getByRole('radio', { name: /^素灰/ }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('mourning')
})

test('Esc closes the menu and gives the focus back to its button', () => {
  render(<ThemeSwitch value="light" onChange={() => {}} />)
  open()
  screen.getByRole('radio', { name: /^浅色/ }).focus()
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' })
  expect(disclosure().open).toBe(false)
  expect(disclosure().querySelector('summary')).toHaveFocus()
})

test('a press or the focus outside closes the menu, one inside does not', () => {
  render(
    <>
      <ThemeSwitch value="light" onChange={() => {}} />
      <button>别处</button>
    </>,
  )
  open()
  fireEvent.pointerDown(screen.getByRole('radio', { name: /^深色/ }))
  expect(disclosure().open).toBe(true)
  fireEvent.pointerDown(screen.getByRole('button', { name: '别处' }))
  expect(disclosure().open).toBe(false)
  open()
  screen.getByRole('button', { name: '别处' }).focus()
  expect(disclosure().open).toBe(false)
})

test('a press outside closes the menu, also one that is answered there and goes no further', () => {
  render(
    <>
      <ThemeSwitch value="light" onChange={() => {}} />
      <button onPointerDown={(event) => event.stopPropagation()}>别处</button>
    </>,
  )
  open()
  fireEvent.pointerDown(screen.getByRole('button', { name: '别处' }))
  expect(disclosure().open).toBe(false)
})

test('it gives its root the ref and what else it is given, and renders on the server', () => {
  const ref = createRef<HTMLDivElement>()
  render(<ThemeSwitch ref={ref} value="light" onChange={() => {}} data-place="footer" />)
  expect(ref.current).toHaveAttribute('data-place', 'footer')
  expect(renderToString(<ThemeSwitch value="senior" onChange={() => {}} />)).toContain('<details')
})
