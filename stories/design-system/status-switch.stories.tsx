import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { DataTable } from '#design-system/data-table/index.ts'
import { StatusSwitch, type StatusFlag } from '#design-system/status-switch/index.ts'
import { ToastRegion } from '#design-system/toast/index.ts'
import { inConsole } from './in-console.tsx'

type Save = (next: StatusFlag) => Promise<unknown>

const saved: Save = () => new Promise<void>((resolve) => setTimeout(resolve, 400))
const refused: Save = () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error('500')), 400))

const meta = {
  id: 'design-system-status-switch',
  title: 'Design system/输入/状态开关 Status switch · 启用 禁用 toggle',
  component: StatusSwitch,
  decorators: [inConsole],
  args: { label: '启用状态：首页横幅', status: 1, onChange: fn(saved) },
  render: function Switching(args) {
    const [status, setStatus] = useState(args.status)
    return (
      <>
        <StatusSwitch
          {...args}
          status={status}
          onChange={async (next) => {
            await args.onChange(next)
            setStatus(next)
          }}
        />
        <ToastRegion />
      </>
    )
  },
} satisfies Meta<typeof StatusSwitch>

export default meta
type Story = StoryObj<typeof meta>

/** The wish is shown at once; further presses wait until it is saved; the result is said. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: '启用状态：首页横幅' })
    control.focus()
    await userEvent.keyboard('  ')
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await expect(args.onChange).toHaveBeenCalledWith(0)
    await expect(control).not.toBeChecked()
    await expect(canvas.getByText('禁用')).toBeVisible()
    await waitFor(() => expect(canvas.getByText('启用状态：首页横幅，已改为“禁用”')).toBeInTheDocument())
    await expect(control).toHaveFocus()
  },
}

/** Saving fails: the switch goes back and a notice says why. */
export const Failing: Story = {
  args: { onChange: fn(refused), failureText: () => '状态更新失败，请稍后重试' },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch')
    await userEvent.click(control)
    await expect(control).not.toBeChecked()
    await waitFor(() => expect(control).toBeChecked())
    await expect(control).toHaveAccessibleDescription('状态更新失败，请稍后重试')
    await waitFor(() => expect(screen.getByText('启用状态：首页横幅，仍为“启用”')).toBeVisible())
  },
}

/** Anything but 1 is off, and becomes 1. */
export const UnknownStatus: Story = {
  args: { status: null },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('禁用')).toBeVisible()
    await userEvent.click(canvas.getByRole('switch'))
    await expect(args.onChange).toHaveBeenCalledWith(1)
    await expect(await canvas.findByText(/已改为“启用”/)).toBeInTheDocument()
  },
}

/** WeChat QR rows send the target they were given. */
export const Targeted: Story = {
  args: { label: '启用状态：官方公众号', status: 0, target: 1 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(args.onChange).toHaveBeenCalledWith(1)
    await expect(await canvas.findByText(/已改为“启用”/)).toBeInTheDocument()
  },
}

export const Saving: Story = {
  args: { onChange: fn<Save>(() => new Promise<never>(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(canvas.getByRole('switch')).not.toBeChecked()
  },
}

export const News: Story = {
  args: { label: '发布状态：新基地投产', status: 0, words: { on: '已发布', off: '草稿' } },
}

export const Application: Story = {
  args: { label: '处理状态：王小明', status: 1, words: { on: '已处理', off: '待处理' } },
}

export const Disabled: Story = { args: { isDisabled: true } }

type Banner = { id: number; title: string; status: number }

/** In a table every row saves on its own. */
export const InTable: Story = {
  render: function Table(args) {
    const [rows, setRows] = useState<Banner[]>([
      { id: 1, title: '智慧数据标注', status: 1 },
      { id: 2, title: '第三次全国土壤普查成果验收与归档服务', status: 0 },
      { id: 3, title: '校企合作', status: 1 },
    ])
    const store = (id: number, status: StatusFlag) =>
      setRows((all) => all.map((row) => (row.id === id ? { ...row, status } : row)))
    return (
      <DataTable<Banner>
        label="轮播图列表"
        rows={rows}
        rowKey={(row) => row.id}
        columns={[
          { key: 'title', header: '标题', isRowHeader: true },
          {
            key: 'status',
            header: '状态',
            width: 140,
            cell: (row) => (
              <StatusSwitch
                label={`状态：${row.title}`}
                status={row.status}
                onChange={async (next) => {
                  await args.onChange(next)
                  store(row.id, next)
                }}
              />
            ),
          },
        ]}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: '状态：智慧数据标注' }))
    await userEvent.click(canvas.getByRole('switch', { name: '状态：校企合作' }))
    await waitFor(() => expect(canvas.getByText('状态：校企合作，已改为“禁用”')).toBeInTheDocument())
    await expect(canvas.getAllByText('禁用')).toHaveLength(3)
  },
}
