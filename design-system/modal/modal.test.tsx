import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Modal, type ModalProps } from './index.ts'

const closed = vi.fn()

function Opened(props: Partial<ModalProps>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>打开</button>
      <Modal
        title="联系电话"
        {...props}
        isOpen={isOpen}
        onClose={() => {
          closed()
          setIsOpen(false)
        }}
      >
        <p>0551</p>
      </Modal>
    </>
  )
}

async function open(props: Partial<ModalProps> = {}) {
  closed.mockClear()
  render(<Opened {...props} />)
  await userEvent.click(screen.getByRole('button', { name: '打开' }))
  return screen.getByRole('dialog', { name: '联系电话' })
}

test('it opens with its title as name, closes by its button once and gives the focus back', async () => {
  const dialog = await open()
  await userEvent.click(screen.getByRole('button', { name: '关闭' }))
  expect(dialog).not.toHaveAttribute('open')
  expect(closed).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: '打开' })).toHaveFocus()
})

test('a press outside closes it, a press inside does not', async () => {
  const dialog = await open()
  await userEvent.click(screen.getByText('0551'))
  expect(dialog).toHaveAttribute('open')
  await userEvent.click(dialog)
  expect(dialog).not.toHaveAttribute('open')
})

test('a drag that starts inside and ends outside keeps it open', async () => {
  const dialog = await open()
  fireEvent.mouseDown(screen.getByText('0551'))
  fireEvent.click(dialog)
  expect(dialog).toHaveAttribute('open')
})

test('Esc closes it', async () => {
  const dialog = await open()
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(dialog).not.toHaveAttribute('open')
  expect(closed).toHaveBeenCalledOnce()
})

test('nothing of its content exists before it was first opened', () => {
  render(<Opened />)
  expect(screen.queryByText('0551')).not.toBeInTheDocument()
})

test('content that grows after it was opened can be scrolled by keyboard', async () => {
  let grow = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        grow = told
      }
      observe() {}
      disconnect() {}
    },
  )
  const dialog = await open()
  const body = dialog.querySelector('p')!.parentElement!
  expect(body).not.toHaveAttribute('tabindex')
  vi.spyOn(body, 'scrollHeight', 'get').mockReturnValue(900)
  act(() => grow())
  expect(body).toHaveAttribute('tabindex', '0')
  vi.unstubAllGlobals()
})
