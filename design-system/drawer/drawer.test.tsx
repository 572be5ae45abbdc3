import { render, screen, within } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { Drawer } from './index.ts'

test('further attributes and the ref go to the dialog, and the foot stands in it', () => {
  const ref = createRef<HTMLElement>()
  render(
    <Drawer
      ref={ref}
      isOpen
      onClose={() => {}}
      title="筛选"
      id="filters"
      data-probe="root"
      footer={<button>应用</button>}
    >
      条件
    </Drawer>,
  )
  const dialog = screen.getByRole('dialog', { name: '筛选' })
  expect(ref.current).toBe(dialog)
  expect(dialog).toHaveAttribute('id', 'filters')
  expect(dialog).toHaveAttribute('data-probe', 'root')
  expect(within(dialog).getByRole('button', { name: '应用' })).toBeInTheDocument()
})
