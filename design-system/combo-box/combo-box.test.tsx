import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ComboBox, type ComboBoxProps } from './index.ts'
import { matching } from './use-choices.ts'

const options = ['农业农村', '自然资源', '自动驾驶'].map((label, index) => ({ value: `c${index}`, label }))

function Category({ value: first = '', onChange, ...props }: Partial<ComboBoxProps>) {
  const [value, setValue] = useState(first)
  return (
    <>
      <ComboBox
        label="案例类别"
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next)
          onChange?.(next)
        }}
      />
      <button type="button">保存</button>
    </>
  )
}

test('Typing matches anywhere in name and description, in any width and case', () => {
  const places = [{ value: 'a', label: '合肥 Hefei', description: '总部' }]
  expect(matching(places, 'ＨＥＦＥＩ')).toHaveLength(1)
  expect(matching(places, '总')).toHaveLength(1)
  expect(matching(places, '扬州')).toHaveLength(0)
})

test('Typing narrows the list, arrows and Enter choose', async () => {
  const onChange = vi.fn()
  render(<Category options={options} onChange={onChange} />)
  await userEvent.type(screen.getByRole('combobox', { name: '案例类别' }), '自')
  expect(screen.getAllByRole('option')).toHaveLength(2)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(onChange).toHaveBeenLastCalledWith('c2')
  expect(screen.getByRole('combobox')).toHaveValue('自动驾驶')
})

test('Letters that are being put together do not narrow the list before they are committed', async () => {
  render(<Category options={options} />)
  const input = screen.getByRole('combobox')
  await userEvent.click(input)
  await userEvent.keyboard('{ArrowDown}')
  fireEvent.compositionStart(input)
  fireEvent.change(input, { target: { value: 'zi' } })
  expect(screen.getAllByRole('option')).toHaveLength(3)
  fireEvent.change(input, { target: { value: '自' } })
  fireEvent.compositionEnd(input)
  expect(screen.getAllByRole('option')).toHaveLength(2)
})

test('Letters that are being put together are not handed on as free text before they are committed', async () => {
  const onChange = vi.fn()
  render(<Category options={options} allowsFreeText onChange={onChange} />)
  const input = screen.getByRole('combobox')
  await userEvent.click(input)
  fireEvent.compositionStart(input)
  fireEvent.change(input, { target: { value: 'di kong' } })
  fireEvent.change(input, { target: { value: '低空' } })
  expect(input).toHaveValue('低空')
  fireEvent.compositionEnd(input)
  expect(onChange.mock.calls).toEqual([['低空']])
})

test('What is no option falls back to the chosen one; an emptied field is empty', async () => {
  const onChange = vi.fn()
  render(<Category options={options} value="c0" onChange={onChange} />)
  const input = screen.getByRole('combobox')
  expect(input).toHaveValue('农业农村')
  await userEvent.type(input, '??')
  await userEvent.tab()
  expect(input).toHaveValue('农业农村')
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.clear(input)
  expect(onChange).toHaveBeenLastCalledWith('')
})

test('Free text stays where it is allowed', async () => {
  const onChange = vi.fn()
  render(<Category options={options} allowsFreeText onChange={onChange} />)
  await userEvent.type(screen.getByRole('combobox'), '低空经济')
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith('低空经济')
  expect(screen.getByRole('combobox')).toHaveValue('低空经济')
  await userEvent.clear(screen.getByRole('combobox'))
  await userEvent.type(screen.getByRole('combobox'), '自然资源')
  expect(onChange).toHaveBeenLastCalledWith('c1')
})

test('Choices are asked for on the first visit, and an outrun answer is left aside', async () => {
  const answers = new Map<string, () => void>()
  const load = vi.fn(
    (query: string) =>
      new Promise<{ value: string; label: string }[]>((resolve) => {
        answers.set(query, () => resolve([{ value: query, label: `${query}基地` }]))
      }),
  )
  render(<Category load={load} />)
  expect(load).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('combobox'))
  await userEvent.paste('合')
  await waitFor(() => expect(answers.has('合')).toBe(true))
  await userEvent.paste('肥')
  await waitFor(() => expect(answers.has('合肥')).toBe(true))
  answers.get('合肥')?.()
  answers.get('合')?.()
  expect(await screen.findByRole('option', { name: '合肥基地' })).toBeVisible()
  expect(screen.getAllByRole('option')).toHaveLength(1)
})

test('A failed search says so', async () => {
  render(<Category load={() => Promise.reject(new Error('500'))} />)
  await userEvent.type(screen.getByRole('combobox'), '合')
  expect(await screen.findByText('查找失败，请修改关键词重试')).toBeVisible()
})
