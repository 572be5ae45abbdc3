import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ConfirmDialog } from '#design-system/confirm-dialog/index.ts'
import { ConsoleLocale } from '#design-system/console-locale/index.ts'
import { DialogFrame } from './index.ts'

interface RowsProps {
  onDismiss?: () => void
  /** What happens to the row that was ended. */
  isKept?: boolean
}

/** A dialog with a row that can be ended, after a question. */
function Rows({ onDismiss = vi.fn(), isKept = false }: RowsProps) {
  const [isThere, setThere] = useState(true)
  const [isAsking, setAsking] = useState(false)
  return (
    <ConsoleLocale>
      <DialogFrame isOpen onDismiss={onDismiss} title="我的登录" width={560}>
        {isThere && <button onClick={() => setAsking(true)}>结束</button>}
        <ConfirmDialog
          isOpen={isAsking}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setThere(isKept)
            setAsking(false)
          }}
        >
          确定要结束吗？
        </ConfirmDialog>
      </DialogFrame>
    </ConsoleLocale>
  )
}

test('What stands last in a dialog is its foot, of which notices keep clear', () => {
  render(
    <DialogFrame isOpen onDismiss={vi.fn()} title="我的登录" width={560}>
      <footer>关闭</footer>
    </DialogFrame>,
  )
  expect(screen.getByRole('dialog').lastElementChild).toHaveTextContent(/^关闭$/)
  // By this mark the page's own column beside the scrim is coloured.
  expect(screen.getByRole('dialog').closest('[data-scrim]')).not.toBeNull()
})

test('After a question whose answer removed the button that asked it, the dialog below has the focus, and Esc closes it', async () => {
  const onDismiss = vi.fn()
  render(<Rows onDismiss={onDismiss} />)
  await userEvent.click(screen.getByRole('button', { name: '结束' }))
  await userEvent.click(await screen.findByRole('button', { name: '确定' }))
  await waitFor(() => expect(screen.getByRole('dialog', { name: '我的登录' })).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  expect(onDismiss).toHaveBeenCalledOnce()
})

test('After a question the focus is back where it was, also where the browser is busy for longer than that usually takes', async () => {
  render(<Rows isKept />)
  await userEvent.click(screen.getByRole('button', { name: '结束' }))
  fireEvent.click(await screen.findByRole('button', { name: '确定' }))
  await Promise.resolve()
  expect(document.body).toHaveFocus()
  const begun = performance.now()
  while (performance.now() - begun < 200);
  await waitFor(() => expect(screen.getByRole('button', { name: '结束' })).toHaveFocus())
})
