import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ColumnChooser } from './index.ts'

const columns = [
  { key: 'name', header: '姓名', isFixed: true },
  { key: 'phone', header: '电话' },
  { key: 'email', header: '邮箱' },
]

function Chooser() {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  return (
    <>
      <ColumnChooser columns={columns} hiddenKeys={hidden} onChange={setHidden} />
      <output>{[...hidden].join()}</output>
    </>
  )
}

test('Columns are left out and taken back with the keyboard, and the menu stays open meanwhile', async () => {
  render(<Chooser />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('menuitemcheckbox', { name: '电话' })).toHaveFocus()
  await userEvent.keyboard(' {ArrowDown} ')
  expect(screen.getByText('phone,email')).toBeInTheDocument()
  expect(screen.getByRole('menuitemcheckbox', { name: '邮箱' })).toHaveAttribute('aria-checked', 'false')
  await userEvent.keyboard(' ')
  expect(screen.getByText('phone')).toBeInTheDocument()
})

test('The column that names the rows stays, and one line takes all choices back', async () => {
  render(<Chooser />)
  await userEvent.click(screen.getByRole('button', { name: '显示列' }))
  expect(screen.getByRole('menuitemcheckbox', { name: '姓名' })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('menuitem', { name: '恢复默认' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: '邮箱' }))
  await userEvent.click(screen.getByRole('menuitem', { name: '恢复默认' }))
  expect(screen.queryByText('email')).toBeNull()
})

test('A further column is left out until it is chosen, and again by the line that takes all choices back', async () => {
  const onChange = vi.fn()
  const further = [...columns, { key: 'age', header: '年龄', isFurther: true }]
  render(<ColumnChooser columns={further} hiddenKeys={new Set(['age', 'phone'])} onChange={onChange} />)
  await userEvent.click(screen.getByRole('button', { name: '显示列' }))
  expect(screen.getByRole('menuitemcheckbox', { name: '年龄' })).toHaveAttribute('aria-checked', 'false')
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: '年龄' }))
  expect(onChange).toHaveBeenLastCalledWith(new Set(['phone']))
  await userEvent.click(screen.getByRole('menuitem', { name: '恢复默认' }))
  expect(onChange).toHaveBeenLastCalledWith(new Set(['age']))
})

test('As it comes there is nothing to take back, further columns or not', async () => {
  const further = [...columns, { key: 'age', header: '年龄', isFurther: true }]
  render(<ColumnChooser columns={further} hiddenKeys={new Set(['age'])} onChange={vi.fn()} />)
  await userEvent.click(screen.getByRole('button', { name: '显示列' }))
  expect(screen.getByRole('menuitem', { name: '恢复默认' })).toHaveAttribute('aria-disabled', 'true')
})
