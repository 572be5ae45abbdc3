import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
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
