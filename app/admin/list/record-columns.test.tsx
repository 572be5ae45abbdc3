import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import * as field from '#contract/declare/field.ts'
import { shownRules } from '#tests/setup/document.ts'
import { recordColumns } from './record-columns.tsx'

const fields = {
  question: field.text('问题'),
  isPinned: field.flag('置顶', { 1: '置顶', 0: '普通' }, 0),
  status: field.flag(),
}
const record = { id: 7, question: '多久能开工？', isPinned: 1, status: 1 }

test('only the flag that is switched has a switch; another one is told in words', async () => {
  const flip = vi.fn()
  const toggle = { flag: 'status', flip, isPending: () => false, nameOf: () => record.question }
  const columns = recordColumns<typeof record>(fields, ['question', 'isPinned', 'status'], { toggle })
  render(columns.map(({ key, cell }) => <div key={key}>{cell?.(record)}</div>))
  expect(screen.getByText('置顶')).toBeVisible()
  await userEvent.click(screen.getByRole('switch', { name: '状态：多久能开工？' }))
  expect(flip).toHaveBeenCalledWith(record)
  expect(screen.getAllByRole('switch')).toHaveLength(1)
})

test('a line never ends within a phone number, and may end between two', () => {
  const [column] = recordColumns<{ phone: string }>({ phone: field.text('电话') }, ['phone'])
  const { container } = render(<>{column?.cell?.({ phone: '0551-6517 0000、13800138000' })}</>)
  expect(container.innerHTML.replaceAll(/ class="[^"]*"/g, '')).toBe(
    '<span>0551-6517 0000</span>、<wbr><span>13800138000</span>',
  )
  expect(shownRules()).toMatch(/white-space:\s*nowrap/)
})

test('a line may end within the words around phone numbers, and between two with a blank between them', () => {
  const [column] = recordColumns<{ phone: string }>({ phone: field.text('电话') }, ['phone'])
  const { container } = render(<>{column?.cell?.({ phone: '工作日请拨打总机 0551-65170000 13800138000' })}</>)
  expect(container.innerHTML.replaceAll(/ class="[^"]*"/g, '')).toBe(
    '工作日请拨打总机 <wbr><span>0551-65170000</span> <wbr><span>13800138000</span>',
  )
})
