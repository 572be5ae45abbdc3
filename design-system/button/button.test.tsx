import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement, createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { IconButton } from '#design-system/icon-button/index.ts'
import { Button, ButtonLink } from './index.ts'

test('a loading button keeps its text, announces the work and ignores presses', async () => {
  const press = vi.fn()
  render(
    <Button isLoading loadingLabel="正在发送" onClick={press}>
      发送
    </Button>,
  )
  const button = screen.getByRole('button', { name: /发送/ })
  await userEvent.click(button)
  expect(press).not.toHaveBeenCalled()
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).not.toBeDisabled()
  expect(screen.getByText('正在发送')).toHaveAttribute('aria-live', 'polite')
})

test('a loading submit button does not send its form again', async () => {
  const send = vi.fn((event: React.FormEvent) => event.preventDefault())
  render(
    <form onSubmit={send}>
      <Button type="submit" isLoading>
        发送
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(send).not.toHaveBeenCalled()
})

test.each([{ isLoading: true }, { 'aria-disabled': true }, { 'aria-disabled': 'true' }] as const)(
  'a button with %o takes no press by pointer or keyboard, neither do its form and what surrounds it',
  async (state) => {
    const told = vi.fn((event: React.SyntheticEvent) => event.preventDefault())
    const button = (
      <Button
        type="submit"
        {...state}
        onClick={told}
        onPointerDown={told}
        onMouseDown={told}
        onKeyDown={told}
      >
        发送
      </Button>
    )
    render(createElement('form', { onSubmit: told, onClick: told }, button))
    await userEvent.click(screen.getByRole('button'))
    await userEvent.keyboard('{Enter} ')
    expect(screen.getByRole('button')).toHaveFocus()
    expect(told).not.toHaveBeenCalled()
  },
)

test('a button that takes no press hears all other keys', async () => {
  const hear = vi.fn()
  render(
    <Button aria-disabled onKeyDown={hear}>
      发送
    </Button>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(hear).toHaveBeenCalledTimes(1)
})

test('a button with aria-disabled of "false" is pressed', async () => {
  const press = vi.fn()
  render(
    <Button aria-disabled="false" onClick={press}>
      发送
    </Button>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(press).toHaveBeenCalledTimes(1)
})

test('an icon button with aria-disabled takes no press', async () => {
  const press = vi.fn()
  render(<IconButton label="上移" icon={<svg />} aria-disabled="true" onClick={press} />)
  await userEvent.click(screen.getByRole('button', { name: '上移' }))
  expect(press).not.toHaveBeenCalled()
})

test('a button is of type button unless told otherwise and passes ref and attributes to the root', () => {
  const ref = createRef<HTMLButtonElement>()
  render(
    <Button ref={ref} data-place="header">
      开始
    </Button>,
  )
  expect(ref.current).toBe(screen.getByRole('button'))
  expect(ref.current).toHaveAttribute('type', 'button')
  expect(ref.current).toHaveAttribute('data-place', 'header')
})

test('a button link is a link, also when another element carries the address', () => {
  const RouterLink = ({ to, children }: { to: string; children?: React.ReactNode }) => (
    <a href={to}>{children}</a>
  )
  render(
    <>
      <ButtonLink href="/contact">联系我们</ButtonLink>
      <ButtonLink as={RouterLink} to="/about">
        关于我们
      </ButtonLink>
    </>,
  )
  expect(screen.getByRole('link', { name: '联系我们' })).toHaveAttribute('href', '/contact')
  expect(screen.getByRole('link', { name: '关于我们' })).toHaveAttribute('href', '/about')
})
