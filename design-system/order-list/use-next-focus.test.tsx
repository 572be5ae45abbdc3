import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useNextFocus } from './index.ts'

const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)))

/** `isDrawn` renders the result once more, like a collection that renders after its parent. */
function Removal({ isDrawn }: { isDrawn: boolean }) {
  const [isRemoved, setRemoved] = useState(false)
  const focusNext = useNextFocus({ isCollection: true })
  const next = () => document.querySelector<HTMLElement>('[data-next]')
  return (
    <>
      <button onClick={() => (setRemoved(true), focusNext(next))}>移除</button>
      {isRemoved && (
        <button key={String(isDrawn)} data-next>
          {isDrawn ? '留下的' : '要走的'}
        </button>
      )}
      <button>别处</button>
    </>
  )
}

test('what a late collection takes the focus away with is looked for once more', async () => {
  const { rerender } = render(<Removal isDrawn={false} />)
  await userEvent.click(screen.getByRole('button', { name: '移除' }))
  await frame()
  expect(screen.getByRole('button', { name: '要走的' })).toHaveFocus()
  rerender(<Removal isDrawn />)
  expect(document.body).toHaveFocus()
  await frame()
  expect(screen.getByRole('button', { name: '留下的' })).toHaveFocus()
})

test('who goes on meanwhile is left there', async () => {
  const { rerender } = render(<Removal isDrawn={false} />)
  await userEvent.click(screen.getByRole('button', { name: '移除' }))
  await frame()
  screen.getByRole('button', { name: '别处' }).focus()
  rerender(<Removal isDrawn />)
  await frame()
  expect(screen.getByRole('button', { name: '别处' })).toHaveFocus()
})

/** Removes one beside a row, to which the focus can be brought as a whole. No frame may pass before the caller goes on. */
function removeBesideRow() {
  render(
    <>
      <Removal isDrawn />
      <div role="row" tabIndex={0} />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: '移除' }))
  return screen.getByRole('row')
}

test('what the library brings the focus to by itself, an entry as a whole, is not where it stays', async () => {
  const row = removeBesideRow()
  row.focus()
  await frame()
  expect(screen.getByRole('button', { name: '留下的' })).toHaveFocus()
})

test('an entry that is chosen once the focus was brought keeps it', async () => {
  const row = removeBesideRow()
  await frame()
  expect(screen.getByRole('button', { name: '留下的' })).toHaveFocus()
  row.focus()
  await frame()
  await frame()
  expect(row).toHaveFocus()
})

/** Two buttons that go when they are pressed, each of which leads to a place of its own. */
function TwoRemovals() {
  const [gone, setGone] = useState<string[]>([])
  const focusNext = useNextFocus({ isCollection: true })
  const press = (name: string) => {
    setGone([...gone, name])
    focusNext(() => document.querySelector<HTMLElement>(`[data-after=${name}]`))
  }
  return ['x', 'y'].map((name) => (
    <div key={name}>
      {!gone.includes(name) && <button onClick={() => press(name)}>移除 {name}</button>}
      <button data-after={name}>{name} 之后</button>
    </div>
  ))
}

test('of two removals one after the other the last says where the focus goes', async () => {
  render(<TwoRemovals />)
  act(() => screen.getByRole('button', { name: '移除 x' }).click())
  act(() => screen.getByRole('button', { name: '移除 y' }).click())
  await frame()
  await frame()
  expect(screen.getByRole('button', { name: 'y 之后' })).toHaveFocus()
})
