import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Pagination } from '#design-system/pagination/index.ts'
import { inConsole } from './in-console.tsx'

const meta = {
  id: 'design-system-pagination',
  title: 'Design system/导航/分页 Pagination · 翻页 页码 pager',
  component: Pagination,
  decorators: [inConsole],
  args: { page: 1, pageSize: 10, total: 96, onPageChange: fn(), onPageSizeChange: fn() },
  render: function Leafing(args) {
    const [page, setPage] = useState(args.page)
    const [pageSize, setPageSize] = useState(args.pageSize)
    return (
      <Pagination
        {...args}
        page={page}
        pageSize={pageSize}
        onPageChange={setPage}
        onPageSizeChange={setPageSize}
      />
    )
  },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }))
    await expect(canvas.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page')
  },
}

export const OnePage: Story = { args: { total: 7 } }

export const ManyPages: Story = { args: { page: 42, total: 12345 } }

export const Nothing: Story = { args: { total: 0 } }
