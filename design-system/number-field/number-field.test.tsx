import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ConsoleLocale } from '#design-system/console-locale/index.ts'
import { NumberField } from './index.ts'

function Order({ onChange }: { onChange: (figure: number | null) => void }) {
  const [order, setOrder] = useState<number | null>(0)
  return (
    <ConsoleLocale>
      <NumberField
        label="排序"
        value={order}
        max={999}
        onChange={(figure) => {
          setOrder(figure)
          onChange(figure)
        }}
      />
    </ConsoleLocale>
  )
}

test('A figure over the bound stays as it was typed, and the field says its range', async () => {
  const onChange = vi.fn()
  render(<Order onChange={onChange} />)
  const input = screen.getByRole('textbox', { name: '排序' })
  await userEvent.clear(input)
  await userEvent.type(input, '5000')
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith(5000)
  expect(input).toHaveValue('5000')
  expect(screen.getByText('请输入 0 到 999 之间的数')).toBeVisible()
})

test('A cleared field becomes null', async () => {
  const onChange = vi.fn()
  render(<Order onChange={onChange} />)
  const input = screen.getByRole('textbox', { name: '排序' })
  await userEvent.clear(input)
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith(null)
})

test('The order does not go below 0', async () => {
  const onChange = vi.fn()
  render(<Order onChange={onChange} />)
  await userEvent.click(screen.getByRole('button', { name: '提高 排序' }))
  expect(onChange).toHaveBeenLastCalledWith(1)
  await userEvent.click(screen.getByRole('button', { name: '降低 排序' }))
  expect(onChange).toHaveBeenLastCalledWith(0)
  expect(screen.getByRole('button', { name: '降低 排序' })).toBeDisabled()
})
