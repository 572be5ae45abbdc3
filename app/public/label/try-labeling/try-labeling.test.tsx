import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { frames } from './frames.ts'
import { FRAME, type Point } from './shapes.ts'
import { TryLabeling } from './try-labeling.tsx'
import { verdictOn } from './verdict.ts'

const stage = () => screen.getByRole('application')
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const announced = () => screen.getByRole('status')

/** A test's document has no size, so a frame is given one: twice its own. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    DOMRect.fromRect({ x: 0, y: 0, width: FRAME.width * 2, height: FRAME.height * 2 }),
  )
})

function send(type: 'Down' | 'Move' | 'Up' | 'Cancel', [x, y]: Point, pointerType = 'mouse') {
  const event = new MouseEvent(`pointer${type.toLowerCase()}`, {
    bubbles: true,
    clientX: x * 2,
    clientY: y * 2,
  })
  stage().dispatchEvent(Object.assign(event, { pointerId: 1, pointerType }))
}

function pointer(...sent: Parameters<typeof send>) {
  act(() => send(...sent))
}

function drag(from: Point, to: Point, pointerType = 'mouse') {
  pointer('Down', from, pointerType)
  pointer('Move', to, pointerType)
  pointer('Up', to, pointerType)
}

test('without a script a frame stands there played through, with its figures and nothing to press', () => {
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(<TryLabeling />)
  const printed = within(page)
  expect(printed.getByText('通过', { selector: 'p' })).toBeInTheDocument()
  expect(printed.getByText('0.92', { selector: 'strong' })).toBeInTheDocument()
  expect(printed.getByText('4.2 秒')).toBeInTheDocument()
  expect(printed.getByRole('img')).toHaveAccessibleName(/参考/)
  expect(printed.queryByRole('button')).not.toBeInTheDocument()
  page.remove()
})

test.each(['mouse', 'touch', 'pen'])(
  'a box drawn by %s is judged with score, second opinion and time',
  async (kind) => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(10_000)
    render(<TryLabeling />)
    expect(button('提交')).toHaveAttribute('aria-disabled', 'true')
    drag([208, 189], [393, 331], kind)
    expect(screen.getByText('x 208 y 189 · 185 × 142')).toBeInTheDocument()
    clock.mockReturnValue(13_500)
    await userEvent.click(button('提交'))
    expect(screen.getByText('0.96', { selector: 'strong' })).toBeInTheDocument()
    expect(screen.getByText('复标 0.94')).toBeInTheDocument()
    expect(screen.getByText('复标员与您 IoU').nextElementSibling).toHaveTextContent('0.96')
    expect(screen.getByText('3.5 秒')).toBeInTheDocument()
    expect(announced()).toHaveTextContent(/^街景通过。.*IoU 0\.96.*复标员与您 0\.96，用时 3\.5 秒。$/)
  },
)

test('a box that is too large is returned with the reason, drawn again and accepted', async () => {
  render(<TryLabeling />)
  drag([150, 170], [390, 350])
  await userEvent.click(button('提交'))
  expect(screen.getByText('退回：偏大、偏左')).toBeInTheDocument()
  expect(button(/街景/)).toHaveTextContent('退回')
  await userEvent.click(button('重画'))
  expect(announced()).toBeEmptyDOMElement()
  expect(stage()).toHaveFocus()
  drag([210, 190], [390, 330])
  await userEvent.click(button('提交'))
  expect(button(/街景/)).toHaveTextContent('通过')
  expect(screen.getByText('本批 6 张，已标 1 张，通过 1 张')).toBeInTheDocument()
})

test('a release right behind a move, before anything is drawn again, ends the stroke where it was', () => {
  render(<TryLabeling />)
  pointer('Down', [208, 189])
  act(() => {
    send('Move', [393, 331])
    send('Up', [393, 331])
  })
  expect(screen.getByText('x 208 y 189 · 185 × 142')).toBeInTheDocument()
})

test('edges and the whole box are dragged after the stroke', () => {
  render(<TryLabeling />)
  drag([200, 200], [300, 300])
  drag([300, 300], [340, 320])
  expect(screen.getByText('x 200 y 200 · 140 × 120')).toBeInTheDocument()
  drag([270, 260], [250, 240])
  expect(screen.getByText('x 180 y 180 · 140 × 120')).toBeInTheDocument()
  drag([180, 240], [160, 240])
  expect(screen.getByText('x 160 y 180 · 160 × 120')).toBeInTheDocument()
  drag([500, 50], [550, 90])
  expect(screen.getByText('x 500 y 50 · 50 × 40')).toBeInTheDocument()
})

test('a press without a stroke and one that the browser takes away leave what was there', () => {
  render(<TryLabeling />)
  drag([200, 200], [300, 300])
  drag([500, 50], [500, 50])
  expect(screen.getByText('x 200 y 200 · 100 × 100')).toBeInTheDocument()
  pointer('Down', [500, 50])
  pointer('Move', [560, 90])
  pointer('Cancel', [560, 90])
  expect(screen.getByText('x 200 y 200 · 100 × 100')).toBeInTheDocument()
})

test('arrows move, Shift and arrows resize, Enter submits', async () => {
  render(<TryLabeling />)
  act(() => stage().focus())
  await userEvent.keyboard('{Enter}')
  expect(announced()).toBeEmptyDOMElement()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByText('x 240 y 160 · 120 × 80')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowLeft>8/}{ArrowDown>8/}{Shift>}{ArrowRight>15/}{ArrowDown>15/}{/Shift}')
  expect(screen.getByText('x 208 y 192 · 180 × 140')).toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  expect(announced()).toHaveTextContent('街景通过')
})

test('keys say where they led once they rest, not step by step', async () => {
  vi.useFakeTimers()
  render(<TryLabeling />)
  const rest = () =>
    act(() => {
      vi.advanceTimersByTime(1000)
    })
  const press = (key: string, shiftKey = false) => fireEvent.keyDown(stage(), { key, shiftKey })
  press('ArrowRight')
  press('ArrowRight')
  expect(announced()).toBeEmptyDOMElement()
  rest()
  expect(announced()).toHaveTextContent('横 244，纵 160，宽 120，高 80')
  fireEvent.click(button(/地块/))
  press('ArrowRight')
  rest()
  expect(announced()).toHaveTextContent('横 304，纵 200')
  press(' ')
  rest()
  expect(announced()).toHaveTextContent('角点 1：横 304，纵 200')
  press('Backspace')
  rest()
  expect(announced()).toHaveTextContent('剩 0 点')
  fireEvent.click(button(/语音/))
  press('ArrowRight')
  rest()
  expect(announced()).toHaveTextContent('2.40 秒到 3.60 秒')
  vi.useRealTimers()
})

test('a pointer that is not pressed leaves the keyboard’s cross where it is', async () => {
  render(<TryLabeling />)
  await userEvent.click(button(/地块/))
  drag([176, 104], [176, 104])
  pointer('Move', [500, 300])
  act(() => stage().focus())
  await userEvent.keyboard('{ArrowRight} ')
  expect(screen.getByText('2 点 · x 176 y 104 · 4 × 0')).toBeInTheDocument()
})

test('a stroke ends with its frame and leaves nothing on another', async () => {
  render(<TryLabeling />)
  pointer('Down', [208, 189])
  pointer('Move', [393, 331])
  await userEvent.click(button(/叶片/))
  pointer('Move', [500, 350])
  pointer('Up', [500, 350])
  expect(screen.getByText('x — y —')).toBeInTheDocument()
  await userEvent.click(button(/街景/))
  expect(screen.getByText('x 208 y 189 · 185 × 142')).toBeInTheDocument()
})

test('a finger takes back the last point of a parcel by a button', async () => {
  render(<TryLabeling />)
  expect(screen.queryByRole('button', { name: '撤点' })).not.toBeInTheDocument()
  await userEvent.click(button(/地块/))
  expect(button('撤点')).toHaveAttribute('aria-disabled', 'true')
  drag([176, 104], [176, 104], 'touch')
  drag([362, 72], [362, 72], 'touch')
  await userEvent.click(button('撤点'))
  expect(screen.getByText('1 点 · x 176 y 104 · 0 × 0')).toBeInTheDocument()
  await userEvent.click(button('撤点'))
  expect(screen.getByText('x — y —')).toBeInTheDocument()
})

test('a drawing stands there when its frame is opened again', async () => {
  render(<TryLabeling />)
  drag([210, 190], [390, 330])
  await userEvent.click(button('下一张'))
  expect(screen.getByText('x — y —')).toBeInTheDocument()
  expect(button(/街景/)).toHaveTextContent('标注中')
  await userEvent.click(button(/街景/))
  expect(screen.getByText('x 210 y 190 · 180 × 140')).toBeInTheDocument()
})

test('keys that scroll are the frame’s, Tab and shortcuts stay the browser’s', () => {
  render(<TryLabeling />)
  // `fireEvent` returns whether the browser may go on.
  expect(fireEvent.keyDown(stage(), { key: 'ArrowDown' })).toBe(false)
  expect(fireEvent.keyDown(stage(), { key: 'Tab' })).toBe(true)
  expect(fireEvent.keyDown(stage(), { key: 'ArrowLeft', altKey: true })).toBe(true)
})

test('a parcel is labelled by points, with the keyboard too', async () => {
  render(<TryLabeling />)
  await userEvent.click(button(/地块/))
  for (const corner of [
    [176, 104],
    [362, 72],
    [432, 186],
    [344, 304],
  ] as const)
    drag(corner, corner)
  act(() => stage().focus())
  await userEvent.keyboard('{ArrowLeft} {Backspace}')
  expect(screen.getByText(/^4 点/)).toBeInTheDocument()
  drag([194, 268], [194, 268])
  await userEvent.keyboard('{Enter}')
  expect(announced()).toHaveTextContent('地块通过。多勾 0%，漏勾 0%。与参考的 IoU 1.00')
})

test('a sentence is labelled by its beginning and end, whatever the height', async () => {
  render(<TryLabeling />)
  await userEvent.click(button(/语音/))
  drag([150, 350], [425, 20])
  expect(screen.getByText('1.50 s – 4.25 s · 2.75 s')).toBeInTheDocument()
  await userEvent.click(button('提交'))
  expect(screen.getByText('退回：偏长、偏早')).toBeInTheDocument()
  expect(screen.getByText('起点早 0.40 秒，终点对齐。')).toBeInTheDocument()
})

test('the batch goes round, and a result stands there when its frame is opened again', async () => {
  render(<TryLabeling />)
  drag([210, 190], [390, 330])
  await userEvent.click(button('提交'))
  for (const { task } of [...frames.slice(1), frames[0]]) {
    await userEvent.click(button('下一张'))
    expect(stage()).toHaveAccessibleName(task)
  }
  expect(screen.getByText('1.00', { selector: 'strong' })).toBeInTheDocument()
})

test('it says that nothing is sent, and sends nothing', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  render(<TryLabeling />)
  drag([210, 190], [390, 330])
  await userEvent.click(button('提交'))
  expect(screen.getByText(/不发送，也不保存/)).toBeInTheDocument()
  expect(fetched).not.toHaveBeenCalled()
})

test.each(frames.map((frame) => [frame.name, frame] as const))(
  'the second annotator of %s agrees with the reference, but not wholly',
  (_name, { reference, second }) => {
    const { score, isAccepted } = verdictOn(second, reference, second)
    expect(isAccepted).toBe(true)
    expect(score).toBeLessThan(0.99)
  },
)
