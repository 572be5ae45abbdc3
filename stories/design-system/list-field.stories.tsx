import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ListField, type ListSlot } from '#design-system/list-field/index.ts'
import { TextArea } from '#design-system/text-area/index.ts'
import { TextField } from '#design-system/text-field/index.ts'
import { inConsole } from './in-console.tsx'
import { StatefulList } from './stateful-list.tsx'

type Point = { title: string; description: string }

const points: Point[] = [
  { title: '覆盖全国', description: '采集点分布于二十余个省市，方言与口音齐全。' },
  { title: '隐私合规', description: '采集前签署授权，交付前脱敏。' },
  { title: '按需定制', description: '场景、设备与人群都可指定。' },
]
const blank = (): Point => ({ title: '', description: '' })

function pointInputs({ value, name, isDisabled, set }: ListSlot<Point>) {
  return (
    <>
      <TextField
        label="标题"
        aria-label={`${name}标题`}
        value={value.title}
        disabled={isDisabled}
        onChange={(event) => set({ title: event.target.value })}
      />
      <TextArea
        label="描述"
        aria-label={`${name}描述`}
        rows={2}
        value={value.description}
        disabled={isDisabled}
        onChange={(event) => set({ description: event.target.value })}
      />
    </>
  )
}

const meta = {
  id: 'design-system-list-field',
  title: 'Design system/输入/条目列表 List field · 动态表单 可增减 repeater',
  component: ListField<Point>,
  decorators: [inConsole],
  args: {
    label: '特点',
    hint: '前台按此顺序显示',
    noun: '特点',
    value: points,
    onChange: fn(),
    create: blank,
    summaryOf: ({ title }) => title,
    children: pointInputs,
  },
  render: (args) => <StatefulList {...args} />,
} satisfies Meta<typeof ListField<Point>>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Empty: Story = {
  args: { value: [] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('还没有特点，请点击“添加特点”。')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '添加特点' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([blank()])
    await expect(canvas.getByRole('textbox', { name: '特点 1标题' })).toHaveFocus()
  },
}

export const One: Story = { args: { value: points.slice(0, 1) } }

export const Typing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const title = canvas.getByRole('textbox', { name: '特点 2标题' })
    await userEvent.clear(title)
    await userEvent.type(title, '安全合规')
    await expect(title).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith([
      points[0],
      { ...points[1], title: '安全合规' },
      points[2],
    ])
  },
}

export const RemovedAndUndone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^移除特点 2/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith([points[0], points[2]])
    await expect(canvas.getByRole('group', { name: '特点 2' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: '撤销：恢复特点 2' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(points)
    await expect(canvas.getByRole('textbox', { name: '特点 2标题' })).toHaveFocus()
  },
}

export const LastRemoved: Story = {
  args: { value: points.slice(0, 1) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^移除特点 1/ }))
    await expect(canvas.getByRole('button', { name: '添加特点' })).toHaveFocus()
  },
}

export const MovedByButtons: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^下移特点 1/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith([points[1], points[0], points[2]])
    await expect(canvas.getByRole('button', { name: /^下移特点 2/ })).toHaveFocus()
    await expect(canvas.getByText('特点 1已移到第 2 位，共 3 位')).toBeInTheDocument()
  },
}

export const MovedByKeys: Story = {
  // Moved by buttons it looks the same.
  tags: ['no-screenshot'],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^拖动特点 1/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: /^拖动特点 2/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith([points[1], points[2], points[0]])
    await userEvent.keyboard('{Home}')
    await expect(args.onChange).toHaveBeenLastCalledWith(points)
  },
}

export const MovedByDragging: Story = {
  // Moved by buttons it looks the same.
  tags: ['no-screenshot'],
  play: async ({ args, canvas }) => {
    const handle = canvas.getByRole('button', { name: /^拖动特点 3/ })
    const target = canvas.getByRole('group', { name: '特点 1' })
    const dataTransfer = new DataTransfer()
    const send = (element: HTMLElement, type: string) => {
      const { left, top } = element.getBoundingClientRect()
      const place = { clientX: left + 8, clientY: top + 8 }
      element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, ...place }))
    }
    send(handle, 'dragstart')
    // The library marks what is dragged a frame later.
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: '特点 3' })).toHaveAttribute('data-dragging'),
    )
    send(target, 'dragenter')
    send(target, 'dragover')
    send(target, 'drop')
    send(handle, 'dragend')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([points[2], points[0], points[1]]))
  },
}

export const BetweenOneAndThree: Story = {
  args: { min: 1, max: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('最多 3 项，移除后可再添加')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '添加特点' }))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /^移除特点 1/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^移除特点 1/ }))
    await expect(canvas.getByRole('button', { name: /^特点 1不能移除/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const WithErrors: Story = {
  args: { error: '请填写必填字段', errors: [undefined, '标题与第一项重复'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '特点 2' })).toHaveAccessibleDescription(
      '标题与第一项重复',
    )
  },
}

/** The place of an entry follows from what it holds. */
export const Sorted: Story = { args: { hint: '保存后按标题排列', isSorted: true } }

export const Disabled: Story = { args: { isDisabled: true } }

export const Fifty: Story = {
  // What fifty look like, ten show; documentation would be 30,000 px long.
  tags: ['no-screenshot', 'framed'],
  args: {
    value: Array.from({ length: 50 }, (_, place) => ({ title: `第 ${place + 1} 个特点`, description: '' })),
  },
}

export const LongText: Story = {
  args: {
    value: [
      {
        title: '面向自然资源调查监测的多源异构数据采集、清洗与标注一体化服务能力'.repeat(3),
        description: '长'.repeat(300),
      },
    ],
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Senior: Story = { globals: { theme: 'senior' } }
