import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NavDropdown } from './index.ts'

beforeEach(() => {
  render(
    <>
      <NavDropdown label="服务">
        <a href="#annotation">数据标注</a>
        <a href="#survey">测绘地理</a>
      </NavDropdown>
      <button>别处</button>
    </>,
  )
})

afterEach(() => vi.useRealTimers())

const trigger = () => screen.getByRole('button', { name: '服务' })
const isOpen = () => trigger().getAttribute('aria-expanded') === 'true'

test('P-081 it opens when the mouse rests on it and closes shortly after the mouse left', () => {
  vi.useFakeTimers()
  fireEvent.pointerEnter(trigger().parentElement as Element, { pointerType: 'mouse' })
  expect(isOpen()).toBe(true)
  fireEvent.pointerLeave(trigger().parentElement as Element, { pointerType: 'mouse' })
  expect(isOpen()).toBe(true)
  act(() => void vi.advanceTimersByTime(200))
  expect(isOpen()).toBe(false)
})

test('a touch opens and closes it by press', () => {
  fireEvent.click(trigger(), { detail: 1 })
  expect(isOpen()).toBe(true)
  fireEvent.click(trigger(), { detail: 1 })
  expect(isOpen()).toBe(false)
})

test('keyboard: focus opens, Esc closes and keeps the focus on the trigger, Enter opens again', async () => {
  await userEvent.tab()
  expect(isOpen()).toBe(true)
  await userEvent.tab()
  expect(screen.getByRole('link', { name: '数据标注' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  expect(trigger()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(isOpen()).toBe(true)
})

test('it closes when the focus leaves', async () => {
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  expect(isOpen()).toBe(true)
  await userEvent.tab()
  expect(screen.getByRole('button', { name: '别处' })).toHaveFocus()
  expect(isOpen()).toBe(false)
})

test('P-082 it closes when one of its links is clicked', async () => {
  fireEvent.pointerEnter(trigger().parentElement as Element, { pointerType: 'mouse' })
  await userEvent.click(screen.getByRole('link', { name: '测绘地理' }))
  expect(isOpen()).toBe(false)
})
