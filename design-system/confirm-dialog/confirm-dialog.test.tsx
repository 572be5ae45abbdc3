import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { useConfirm } from './index.ts'

function Panel({ onDelete }: { onDelete: () => void | Promise<void> }) {
  const { confirm, confirmDialog } = useConfirm()
  return (
    <>
      <button
        onClick={() => confirm({ question: '确定要删除这个轮播图吗？', tone: 'danger', onConfirm: onDelete })}
      >
        删除
      </button>
      {confirmDialog}
    </>
  )
}

test('A deletion is asked about under the title 提示, and the safe answer has the focus', async () => {
  const onDelete = vi.fn()
  render(<Panel onDelete={onDelete} />)
  await userEvent.click(screen.getByRole('button', { name: '删除' }))
  const question = screen.getByRole('alertdialog', { name: '提示' })
  expect(question).toHaveAccessibleDescription('确定要删除这个轮播图吗？')
  expect(screen.getByRole('button', { name: '取消' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(onDelete).not.toHaveBeenCalled()
})

test('The question stays, busy, until the act is done', async () => {
  let finish = () => {}
  render(<Panel onDelete={() => new Promise<void>((resolve) => (finish = resolve))} />)
  await userEvent.click(screen.getByRole('button', { name: '删除' }))
  await userEvent.click(screen.getByRole('button', { name: '确定' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('alertdialog')).toBeVisible()
  finish()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})
