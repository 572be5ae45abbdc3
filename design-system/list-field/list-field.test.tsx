import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { reconcileKeys } from './reconcile-keys.ts'
import { ListField, type ListSlot } from './index.ts'

type Scenario = { icon: string; text: string }
const first = { icon: 'car', text: '车道线' }
const second = { icon: 'map', text: '遥感' }
const third = { icon: 'face', text: '人脸' }

function Scenarios({
  onChange,
  start = [first, second, third],
  slot,
  ...rest
}: {
  onChange?: (value: Scenario[]) => void
  start?: Scenario[]
  slot?: (slot: ListSlot<Scenario>) => void
  min?: number
  max?: number
  isSorted?: boolean
  isDisabled?: boolean
  errors?: (string | undefined)[]
}) {
  const [value, setValue] = useState(start)
  return (
    <>
      <ListField<Scenario>
        {...rest}
        label="应用场景"
        noun="场景"
        create={() => ({ icon: '', text: '' })}
        value={value}
        onChange={(next) => {
          setValue(next)
          onChange?.(next)
        }}
      >
        {(given) => {
          slot?.(given)
          return (
            <input
              aria-label={given.name}
              value={given.value.text}
              onChange={(event) => given.set({ text: event.target.value })}
            />
          )
        }}
      </ListField>
      <button onClick={() => setValue([third, first])}>另一份</button>
    </>
  )
}

const button = (name: RegExp | string) => screen.getByRole('button', { name })

test('Adding an entry brings the focus to its first input and says so', async () => {
  const onChange = vi.fn()
  render(<Scenarios onChange={onChange} start={[]} />)
  expect(screen.getByText('还没有场景，请点击“添加场景”。')).toBeVisible()
  await userEvent.click(button('添加场景'))
  expect(onChange).toHaveBeenCalledWith([{ icon: '', text: '' }])
  expect(screen.getByRole('textbox', { name: '场景 1' })).toHaveFocus()
  expect(screen.getByText('已添加场景 1，共 1 项')).toBeInTheDocument()
})

test('Typing in an entry keeps the input and changes only this entry', async () => {
  const onChange = vi.fn()
  render(<Scenarios onChange={onChange} />)
  const input = screen.getByRole('textbox', { name: '场景 2' })
  await userEvent.type(input, '影像')
  expect(input).toHaveFocus()
  expect(onChange).toHaveBeenLastCalledWith([first, { icon: 'map', text: '遥感影像' }, third])
})

test('A removed entry leaves the focus on the next one and can be brought back to its place', async () => {
  const onChange = vi.fn()
  render(<Scenarios onChange={onChange} />)
  await userEvent.click(button('移除场景 2'))
  expect(onChange).toHaveBeenLastCalledWith([first, third])
  expect(screen.getByRole('group', { name: '场景 2' })).toHaveFocus()
  await userEvent.click(button('撤销：恢复场景 2'))
  expect(onChange).toHaveBeenLastCalledWith([first, second, third])
  expect(screen.queryByRole('button', { name: /^撤销/ })).toBeNull()
})

test('Removing the last entry leaves the focus on the button that adds', async () => {
  render(<Scenarios start={[first]} />)
  await userEvent.click(button('移除场景 1'))
  expect(button('添加场景')).toHaveFocus()
})

test('Several removed entries come back one after the other, the last first', async () => {
  const onChange = vi.fn()
  render(<Scenarios onChange={onChange} />)
  await userEvent.click(button('移除场景 1'))
  await userEvent.click(button('移除场景 1'))
  expect(screen.getByText(/之前还移除了 1 项/)).toBeVisible()
  await userEvent.click(button(/^撤销/))
  await userEvent.click(button(/^撤销/))
  expect(onChange).toHaveBeenLastCalledWith([first, second, third])
})

test('下移 and the arrow keys on the handle move an entry and keep the focus on what was pressed', async () => {
  const onChange = vi.fn()
  render(<Scenarios onChange={onChange} />)
  await userEvent.click(button('下移场景 1'))
  expect(onChange).toHaveBeenLastCalledWith([second, first, third])
  expect(button('下移场景 2')).toHaveFocus()
  button(/^拖动场景 3/).focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(onChange).toHaveBeenLastCalledWith([second, third, first])
  expect(button(/^拖动场景 2/)).toHaveFocus()
  await userEvent.keyboard('{End}')
  expect(onChange).toHaveBeenLastCalledWith([second, first, third])
})

test('The first entry cannot go up and the last cannot go down', async () => {
  const onChange = vi.fn()
  render(<Scenarios onChange={onChange} />)
  await userEvent.click(button('上移场景 1'))
  await userEvent.click(button('下移场景 3'))
  expect(onChange).not.toHaveBeenCalled()
})

test('Neither fewer than min nor more than max entries can be made', async () => {
  const onChange = vi.fn()
  render(<Scenarios onChange={onChange} min={3} max={3} />)
  await userEvent.click(button('添加场景'))
  await userEvent.click(button(/^场景 1不能移除/))
  expect(onChange).not.toHaveBeenCalled()
  expect(screen.getByText('最多 3 项，移除后可再添加')).toBeVisible()
})

test('Two changes between two renders both count', async () => {
  const onChange = vi.fn()
  let early: ListSlot<Scenario>[] = []
  render(<Scenarios onChange={onChange} slot={(slot) => early.push(slot)} />)
  const slots = early.slice(0, 3)
  early = []
  act(() => {
    slots[0]?.set({ icon: 'bus' })
    slots[0]?.set({ text: '公交' })
    slots[2]?.set({ icon: 'id' })
  })
  expect(onChange).toHaveBeenLastCalledWith([
    { icon: 'bus', text: '公交' },
    second,
    { icon: 'id', text: '人脸' },
  ])
})

test('A change that comes late reaches its entry, wherever it was moved meanwhile', async () => {
  const onChange = vi.fn()
  const slots: ListSlot<Scenario>[] = []
  render(<Scenarios onChange={onChange} slot={(slot) => slots.push(slot)} />)
  const early = slots[0]
  await userEvent.click(button('下移场景 1'))
  act(() => early?.set({ icon: 'late' }))
  expect(onChange).toHaveBeenLastCalledWith([second, { icon: 'late', text: '车道线' }, third])
})

test('An error of an entry describes its group', () => {
  render(<Scenarios errors={[undefined, '请输入场景文字']} />)
  expect(screen.getByRole('group', { name: '场景 2' })).toHaveAccessibleDescription('请输入场景文字')
})

test('Entries that stand by what they hold offer no way to move them, only to remove them', () => {
  render(<Scenarios isSorted />)
  const entry = within(screen.getByRole('group', { name: '场景 1' }))
  expect(entry.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual(['移除场景 1'])
})

test('A list that comes from outside keeps the inputs of the entries that stayed', async () => {
  render(<Scenarios />)
  const input = within(screen.getByRole('group', { name: '场景 1' })).getByRole('textbox')
  await userEvent.click(button('另一份'))
  expect(within(screen.getByRole('group', { name: '场景 2' })).getByRole('textbox')).toBe(input)
})

test('Keys follow entries that moved, stay with places that changed, and are new for the rest', () => {
  const next = () => 99
  const known = { value: [first, second, third], keys: [1, 2, 3] }
  expect(reconcileKeys(known, [third, first, second], next)).toEqual([3, 1, 2])
  expect(reconcileKeys(known, [first, { ...second }, third], next)).toEqual([1, 2, 3])
  expect(reconcileKeys(known, [second, third], next)).toEqual([2, 3])
  expect(reconcileKeys(known, [first, second, third, { ...third }], next)).toEqual([1, 2, 3, 99])
  expect(reconcileKeys({ value: ['a', 'a'], keys: [1, 2] }, ['a'], next)).toEqual([1])
})
