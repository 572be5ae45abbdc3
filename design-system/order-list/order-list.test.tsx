import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type FormEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { movedBeside } from './moved.ts'
import { OrderList } from './index.ts'

const forty = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  name: `第 ${index + 1} 家企业`,
  detail: index === 34 ? '已禁用' : undefined,
}))

function Forty() {
  const [ids, setIds] = useState(() => forty.map(({ id }) => id))
  const [sent, setSent] = useState(0)
  function submit(event: FormEvent) {
    event.preventDefault()
    setSent(sent + 1)
  }
  return (
    <form onSubmit={submit} aria-label={`提交 ${sent} 次`}>
      <OrderList label="企业顺序" entries={ids.map((id) => forty[id - 1]!)} onReorder={setIds} />
    </form>
  )
}

const names = { 1: '首页', 2: '服务', 3: '关于' } as Record<number, string>

function Pages({ onReorder }: { onReorder: (ids: number[]) => void }) {
  const [ids, setIds] = useState([1, 2, 3])
  return (
    <OrderList
      label="页面顺序"
      entries={ids.map((id) => ({ id, name: names[id] ?? '' }))}
      onReorder={(next) => {
        setIds(next)
        onReorder(next)
      }}
    />
  )
}

test('下移 puts an entry one place later, says so, and keeps the focus on the button', async () => {
  const onReorder = vi.fn()
  render(<Pages onReorder={onReorder} />)
  await userEvent.click(screen.getByRole('button', { name: /^下移首页/ }))
  expect(onReorder).toHaveBeenCalledWith([2, 1, 3])
  expect(screen.getByText('首页已移到第 2 位，共 3 位')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^下移首页/ })).toHaveFocus()
})

test('who has pressed something beside the list before the next frame keeps the focus there', async () => {
  render(
    <>
      <Pages onReorder={vi.fn()} />
      <button>保存顺序</button>
    </>,
  )
  const frames: FrameRequestCallback[] = []
  const held = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
  await userEvent.click(screen.getByRole('button', { name: /^下移首页/ }))
  const save = screen.getByRole('button', { name: '保存顺序' })
  await userEvent.click(save)
  held.mockRestore()
  expect(frames).not.toEqual([])
  act(() => frames.forEach((frame) => frame(0)))
  expect(save).toHaveFocus()
})

test('Esc on a button of the list is heard by what stands around it', async () => {
  const heard = vi.fn()
  render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens
    <div onKeyDown={({ key }) => heard(key)}>
      <Pages onReorder={vi.fn()} />
    </div>,
  )
  await userEvent.click(screen.getByRole('button', { name: /^下移首页/ }))
  await userEvent.keyboard('{Escape}')
  expect(heard.mock.calls).toEqual([['Escape']])
})

test('The first entry cannot go up', async () => {
  const onReorder = vi.fn()
  render(<Pages onReorder={onReorder} />)
  await userEvent.click(screen.getByRole('button', { name: /^上移首页/ }))
  expect(onReorder).not.toHaveBeenCalled()
})

test('X-82 the number of a place takes an entry to any other, says so, and has the focus there', async () => {
  const onReorder = vi.fn()
  render(<Pages onReorder={onReorder} />)
  await placeAsked('首页')
  await userEvent.keyboard('3{Enter}')
  expect(onReorder).toHaveBeenLastCalledWith([2, 3, 1])
  expect(screen.getByText('首页已移到第 3 位，共 3 位')).toBeInTheDocument()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '第 3 位，移动首页到其他位置' })).toHaveFocus(),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('X-82 移到最前 and 移到最后 take an entry to either end', async () => {
  const onReorder = vi.fn()
  render(<Pages onReorder={onReorder} />)
  await placeAsked('服务')
  await userEvent.click(screen.getByText('移到最后'))
  expect(onReorder).toHaveBeenLastCalledWith([1, 3, 2])
  await placeAsked('服务')
  await userEvent.click(screen.getByText('移到最前'))
  expect(onReorder).toHaveBeenLastCalledWith([2, 1, 3])
})

test('A place is a whole number within the list; none is asked for again, and Esc moves nothing', async () => {
  const onReorder = vi.fn()
  render(<Pages onReorder={onReorder} />)
  await placeAsked('首页')
  await userEvent.keyboard('{Backspace}{Enter}')
  expect(screen.getByText('请输入 1 到 3 的整数')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onReorder).not.toHaveBeenCalled()

  await placeAsked('首页')
  await userEvent.keyboard('2000.7{Enter}')
  expect(screen.getByText('请输入 1 到 3 的整数')).toBeVisible()
  expect(onReorder).not.toHaveBeenCalled()
})

test('X-82 of forty entries a page stands there; a move to the end is followed to its page', async () => {
  render(<Forty />)
  expect(screen.getAllByLabelText(/^拖动/)).toHaveLength(25)
  await placeAsked('第 2 家企业')
  await userEvent.click(screen.getByText('移到最后'))
  expect(screen.getByText('第 2 家企业已移到第 40 位，共 40 位')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText('第 40 位，移动第 2 家企业到其他位置')).toHaveFocus())
  expect(screen.getByLabelText('第 2 页')).toHaveAttribute('aria-current', 'page')
})

test('An entry that steps over the end of its page is followed by page and focus', async () => {
  render(<Forty />)
  await userEvent.click(screen.getByLabelText('下移第 25 家企业'))
  expect(screen.getByLabelText('第 2 页')).toHaveAttribute('aria-current', 'page')
  await waitFor(() => expect(screen.getByLabelText('下移第 25 家企业')).toHaveFocus())
})

test('X-82 an entry is found by its words, stands there with its place in the whole list, and is moved from there', async () => {
  render(<Forty />)
  const search = screen.getByPlaceholderText('按名称查找')
  await userEvent.click(search)
  await userEvent.paste('已禁用')
  await userEvent.keyboard('{Enter}')
  expect(screen.getByLabelText('提交 0 次')).toBeInTheDocument()
  expect(screen.getByText('找到 1 条')).toBeInTheDocument()
  expect(screen.getByLabelText(/^拖动/)).toHaveAccessibleName('拖动第 35 家企业')
  await placeAsked('第 35 家企业')
  await userEvent.keyboard('7{Enter}')
  expect(screen.getByLabelText('提交 0 次')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText('第 7 位，移动第 35 家企业到其他位置')).toHaveFocus())
  await userEvent.clear(search)
  expect(screen.getAllByLabelText(/^拖动/)[6]).toHaveAccessibleName('拖动第 35 家企业')
  await userEvent.click(search)
  await userEvent.paste('没有这一家')
  expect(screen.getByText('没有符合条件的记录')).toBeVisible()
})

test('A second Enter on a handle that is just being lifted is left alone', async () => {
  render(<Pages onReorder={vi.fn()} />)
  screen.getByRole('button', { name: '拖动首页' }).focus()
  const thrown = vi.fn((event: ErrorEvent) => event.preventDefault())
  window.addEventListener('error', thrown)
  await userEvent.setup({ delay: null }).keyboard('{Enter}{Enter}')
  window.removeEventListener('error', thrown)
  expect(thrown).not.toHaveBeenCalled()
  cleanup()
  await nextFrame()
})

test.each([
  ['is just being lifted', () => Promise.resolve()],
  ['is lifted', nextFrame],
])('A list that goes while an entry %s leaves the page to what follows', async (_, lifted) => {
  render(<Pages onReorder={vi.fn()} />)
  screen.getByRole('button', { name: '拖动首页' }).focus()
  await userEvent.setup({ delay: null }).keyboard('{Enter}')
  await lifted()
  cleanup()
  await nextFrame()
  const pressed = vi.fn()
  render(<button onClick={pressed}>登录</button>)
  await userEvent.click(screen.getByRole('button', { name: '登录' }))
  expect(pressed).toHaveBeenCalled()
})

test('Dropped entries stand before or after the target', () => {
  expect(movedBeside([1, 2, 3, 4], new Set([1]), 3, 'after')).toEqual([2, 3, 1, 4])
  expect(movedBeside([1, 2, 3, 4], new Set([4]), 1, 'before')).toEqual([4, 1, 2, 3])
})

async function placeAsked(name: string) {
  await userEvent.click(screen.getByLabelText(new RegExp(`^第 \\d+ 位，移动${name}到`)))
  const place = await screen.findByLabelText(/^移到第几位/)
  await waitFor(() => expect(place).toHaveFocus())
}

function nextFrame() {
  return new Promise(requestAnimationFrame)
}
