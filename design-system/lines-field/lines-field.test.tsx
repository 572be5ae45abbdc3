import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { LinesField } from './index.ts'
import { splitLines } from './use-lines.ts'

test('A pasted list loses its numbers, bullets and blank lines', () => {
  expect(splitLines('1. 车道线\r\n2、交通标志\n\n• 行人 \n- 3D 框\n2026 年数据')).toEqual([
    '车道线',
    '交通标志',
    '行人',
    '3D 框',
    '2026 年数据',
  ])
})

function Features({
  first = [],
  onChange,
  max,
}: {
  first?: string[]
  onChange: (value: string[]) => void
  max?: number
}) {
  const [value, setValue] = useState<readonly string[]>(first)
  return (
    <LinesField
      label="特点"
      value={value}
      max={max}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

test('Enter adds a line, Backspace in an empty one removes it', async () => {
  const onChange = vi.fn()
  render(<Features onChange={onChange} />)
  await userEvent.type(screen.getByRole('textbox', { name: '第 1 行' }), '质检流程{Enter}')
  expect(screen.getByRole('textbox', { name: '第 2 行' })).toHaveFocus()
  await userEvent.keyboard('交付')
  expect(onChange).toHaveBeenLastCalledWith(['质检流程', '交付'])
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}')
  expect(screen.getByRole('textbox', { name: '第 1 行' })).toHaveFocus()
  expect(onChange).toHaveBeenLastCalledWith(['质检流程'])
})

test('Many lines are pasted up to the most, and the rest is told', async () => {
  const onChange = vi.fn()
  render(<Features first={['一']} max={3} onChange={onChange} />)
  await userEvent.click(screen.getByRole('textbox', { name: '第 1 行' }))
  await userEvent.paste('二\n三\n四')
  expect(onChange).toHaveBeenLastCalledWith(['一', '二', '三'])
  expect(screen.getByRole('status')).toHaveTextContent('最多 3 行，其余 1 行未加入')
  expect(screen.getByRole('button', { name: '添加一行' })).toBeDisabled()
})

test('A line is removed by its button', async () => {
  const onChange = vi.fn()
  render(<Features first={['一', '二']} onChange={onChange} />)
  await userEvent.click(screen.getByRole('button', { name: '移除第 1 行' }))
  expect(onChange).toHaveBeenLastCalledWith(['二'])
  expect(screen.getByRole('status')).toHaveTextContent('已移除“一”')
})
