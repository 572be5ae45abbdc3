import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SectionRail, type SectionRailEntry } from './index.ts'

const headings = ['流程', '培训', '场地']
const sections: SectionRailEntry[] = headings.map((label) => ({ id: label, label }))

function Form({ entries = sections }: { entries?: SectionRailEntry[] }) {
  return (
    <>
      <SectionRail label="各部分" sections={entries} />
      {headings.map((heading) => (
        <section key={heading} id={heading} aria-label={heading} tabIndex={-1}>
          <input aria-label={`${heading}标题`} />
        </section>
      ))}
    </>
  )
}

const current = () => screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))

/** Sets the sections' tops in a window 768 px high and fires a scroll event. */
async function scrolledTo(...tops: number[]) {
  headings.forEach((heading, index) => {
    const rect = { top: tops[index] } as DOMRect
    vi.spyOn(screen.getByRole('region', { name: heading }), 'getBoundingClientRect').mockReturnValue(rect)
  })
  fireEvent.scroll(document)
  await act(() => vi.advanceTimersByTimeAsync(50))
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

test('the section that has come to the upper third is the current one', async () => {
  render(<Form />)
  await scrolledTo(50, 400, 900)
  expect(current()).toEqual([screen.getByRole('link', { name: '流程' })])
  await scrolledTo(-300, 100, 600)
  expect(current()).toEqual([screen.getByRole('link', { name: '培训' })])
})

test('above the first section the first is the current one', async () => {
  render(<Form />)
  await scrolledTo(500, 800, 1200)
  expect(current()).toEqual([screen.getByRole('link', { name: '流程' })])
})

test('a press leads there with the keyboard, and what it scrolls does not name another section', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  render(<Form />)
  const last = screen.getByRole('link', { name: '场地' })
  await user.click(last)
  expect(screen.getByRole('region', { name: '场地' })).toHaveFocus()
  await scrolledTo(-600, -200, 500)
  expect(current()).toEqual([last])
  await act(() => vi.advanceTimersByTimeAsync(300))
  await scrolledTo(-600, -200, 500)
  expect(current(), 'the reader scrolled on').toEqual([screen.getByRole('link', { name: '培训' })])
})

test('Enter on an entry leads there too', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  render(<Form />)
  await user.tab()
  await user.tab()
  await user.keyboard('{Enter}')
  await user.tab()
  expect(screen.getByRole('textbox', { name: '培训标题' })).toHaveFocus()
})

test('what is unsaved or wrong is part of the entry’s name', () => {
  const entries = [
    { id: '流程', label: '流程', isChanged: true },
    { id: '培训', label: '培训', errors: 2, isChanged: true },
    { id: '场地', label: '场地', errors: 0 },
  ]
  render(<Form entries={entries} />)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '流程，未保存',
    '培训，2 处有误，未保存',
    '场地',
  ])
})
