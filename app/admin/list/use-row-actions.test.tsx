import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { useRowActions } from './use-row-actions.tsx'

const record = { id: 7, title: '把街道读成数据' }

function Row({ remove, isNamed = true }: { remove: () => Promise<void>; isNamed?: boolean }) {
  const acts = useRowActions<typeof record>({
    keyOf: ({ id }) => id,
    remove,
    removalQuestion: () => '确定要删除这个轮播图吗？',
    ...(isNamed && { nameOf: ({ title }) => title, pictureOf: () => <img src="/upload/a.webp" alt="" /> }),
    reload: () => Promise.resolve(),
  })
  return (
    <>
      <button onClick={() => acts.askRemoval(record)}>删除</button>
      {acts.confirmDialog}
    </>
  )
}

test('A-345, A-348 the question before a delete names the record and shows its picture; cancel does nothing', async () => {
  const remove = vi.fn(() => Promise.resolve())
  render(<Row remove={remove} />)
  await userEvent.click(screen.getByRole('button', { name: '删除' }))
  const dialog = screen.getByRole('alertdialog', { name: '提示' })
  expect(within(dialog).getByText('确定要删除这个轮播图吗？')).toBeVisible()
  expect(within(dialog).getByText(record.title)).toBeVisible()
  expect(dialog).toHaveAccessibleDescription(`确定要删除这个轮播图吗？ ${record.title}`)
  expect(within(dialog).getByRole('presentation')).toHaveAttribute('src', '/upload/a.webp')
  await userEvent.click(within(dialog).getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(remove).not.toHaveBeenCalled()

  await userEvent.click(screen.getByRole('button', { name: '删除' }))
  await userEvent.click(screen.getByRole('button', { name: '确定' }))
  expect(remove).toHaveBeenCalledWith(record)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('A-345 without a name the question stands alone', async () => {
  render(<Row remove={() => Promise.resolve()} isNamed={false} />)
  await userEvent.click(screen.getByRole('button', { name: '删除' }))
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('确定要删除这个轮播图吗？')
})
