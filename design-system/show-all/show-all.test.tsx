import { fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ShowAll } from './index.ts'

const members = (count: number) => Array.from({ length: count }, (_unused, index) => `成员 ${index + 1}`)

const listOf = (count: number) => (
  <ShowAll entries={members(count)} first={12} unit="位成员">
    {(shown, from) => (
      <ul aria-label={`从 ${from + 1} 起`}>
        {shown.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    )}
  </ShowAll>
)

test.each([0, 1, 12, 14])('%i entries are one list without a button', (count) => {
  const { container } = render(listOf(count))
  expect(screen.getByRole('list').children).toHaveLength(count)
  expect(container.querySelector('details')).toBeNull()
})

test('three more than are seen at once stand behind the button, after it', () => {
  render(listOf(15))
  const summary = screen.getByText(/查看全部/).closest('summary')!
  expect(summary).toHaveTextContent('查看全部 15 位成员')
  expect(screen.getByLabelText('从 1 起').children).toHaveLength(12)
  const rest = screen.getByLabelText('从 13 起')
  expect(rest.children).toHaveLength(3)
  expect(rest.closest('details')).toBe(summary.parentElement)
  expect(summary.compareDocumentPosition(rest)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a press uncovers the rest, another covers it; the button says which it does', () => {
  render(listOf(50))
  const details = screen.getByText(/查看全部/).closest('details')!
  const summary = screen.getByText(/查看全部/).closest('summary')!
  expect(details).not.toHaveAttribute('open')
  expect(screen.getByText(/^收起/)).not.toBeVisible()
  fireEvent.click(summary)
  expect(details).toHaveAttribute('open')
  expect(screen.getByText(/查看全部/)).not.toBeVisible()
  expect(screen.getByText(/^收起/)).toHaveTextContent('收起其余 38 位成员')
  fireEvent.click(summary)
  expect(details).not.toHaveAttribute('open')
})

test('a list that grows or shrinks keeps what the visitor unfolded', () => {
  const { rerender, container } = render(listOf(20))
  fireEvent.click(screen.getByText(/查看全部/).closest('summary')!)
  rerender(listOf(30))
  expect(container.querySelector('details')).toHaveAttribute('open')
  expect(screen.getByLabelText('从 13 起').children).toHaveLength(18)
})

test('the server prints the whole list, the rest unfolded by the browser alone', () => {
  const html = renderToString(listOf(50))
  expect(html).toContain('<details>')
  expect(html).toContain('成员 50')
})

test('ref and further attributes reach the root, with and without a button', () => {
  for (const count of [3, 50]) {
    const ref = createRef<HTMLDivElement>()
    const { unmount } = render(
      <ShowAll ref={ref} data-place="members" entries={members(count)} first={12} unit="位成员">
        {(shown) => <p>{shown.join('、')}</p>}
      </ShowAll>,
    )
    expect(ref.current).toHaveAttribute('data-place', 'members')
    unmount()
  }
})
