import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useToggleFlag } from './use-toggle-flag.ts'

interface Kept {
  id: number
}
const idOf = ({ id }: Kept) => id

test('while a press is on its way, what tells of it is another function, by which rows are drawn again; what flips stays one', async () => {
  let answer = () => {}
  const setStatus = () => new Promise<void>((resolve) => (answer = resolve))
  const { result } = renderHook(() =>
    useToggleFlag<Kept>({ keyOf: idOf, setStatus, reload: () => Promise.resolve() }),
  )
  const before = result.current
  act(() => before.flip({ id: 1 }))
  expect(result.current.isPending).not.toBe(before.isPending)
  expect([1, 2].map((id) => result.current.isPending({ id }))).toEqual([true, false])
  expect(result.current.flip).toBe(before.flip)
  await act(async () => answer())
  expect(result.current.isPending({ id: 1 })).toBe(false)
})
