import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Thumbnail } from '#design-system/data-table/index.ts'
import { OrderList, type OrderEntry } from '#design-system/order-list/index.ts'
import { inConsole } from './in-console.tsx'
import { samplePicture } from './sample-picture.ts'

const entries: OrderEntry<number>[] = ['数据治理', '智能标注', '地图测绘', '产教融合'].map((name, index) => ({
  id: index + 1,
  name,
  detail: `/page-${index + 1}`,
  picture: <Thumbnail src={samplePicture(index * 80, 200, 128)} alt="" />,
}))

const meta = {
  id: 'design-system-order-list',
  title: 'Design system/输入/拖动排序 Order list · 排序 拖拽 sortable drag',
  component: OrderList<number>,
  decorators: [inConsole],
  args: { label: '轮播图顺序', entries, onReorder: fn() },
  render: function Ordering(args) {
    const [ids, setIds] = useState(args.entries.map(({ id }) => id))
    return (
      <OrderList
        {...args}
        entries={ids.map((id) => args.entries.find((entry) => entry.id === id)!)}
        onReorder={(next) => {
          setIds(next)
          args.onReorder(next)
        }}
      />
    )
  },
} satisfies Meta<typeof OrderList<number>>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^下移数据治理/ }))
    await expect(args.onReorder).toHaveBeenLastCalledWith([2, 1, 3, 4])
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const handle = await canvas.findByRole('button', { name: /^拖动数据治理/ })
    handle.focus()
    // The drag begins, and moves on, only after the key's own event.
    for (const key of ['{Enter}', '{ArrowDown}', '{ArrowDown}']) {
      const place = document.activeElement
      await userEvent.keyboard(key)
      await waitFor(() => expect(document.activeElement).not.toBe(place))
    }
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onReorder).toHaveBeenLastCalledWith([2, 3, 1, 4]))
    await waitFor(() => expect(canvas.getAllByRole('row')[2]).toHaveTextContent('数据治理'))
  },
}

export const Saving: Story = { args: { isDisabled: true } }

export const One: Story = { args: { entries: entries.slice(0, 1) } }

const longNames = ['', '：从一张测绘底图出发，为政府部门和企业交付准确可用的数据', '：把产线搬进校园']

/** Pictures and long names: in a narrow place the words stand under the picture. */
export const Many: Story = {
  args: {
    entries: Array.from({ length: 30 }, (_, index) => ({
      id: index + 1,
      name: `第 ${index + 1} 项${longNames[index % longNames.length]}`,
      detail: index % 2 ? undefined : `/pages/${index + 1}/an-address-that-needs-more-than-one-line`,
      picture: index % 7 !== 5 && <Thumbnail src={samplePicture(index * 37, 200, 128)} alt="" />,
    })),
  },
}

/** The number of a place is pressed for any other. */
export const Placing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '第 2 位，移动智能标注到其他位置' }))
    const place = await screen.findByRole('textbox', { name: /^移到第几位/ })
    await waitFor(() => expect(place).toHaveFocus())
    await userEvent.keyboard('4{Enter}')
    await waitFor(() => expect(args.onReorder).toHaveBeenLastCalledWith([1, 3, 4, 2]))
    await userEvent.click(await canvas.findByRole('button', { name: '第 1 位，移动数据治理到其他位置' }))
    await waitFor(() => expect(screen.getByRole('button', { name: '移到最后' })).toBeVisible())
  },
}

/** Opens at once: a page of the rows that were found is drawn, whatever their number. */
export const Thousand: Story = {
  args: {
    entries: Array.from({ length: 1000 }, (_, index) => ({
      id: index + 1,
      name: `第 ${index + 1} 家合作企业`,
      detail: index % 9 === 4 ? '已禁用' : undefined,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: '查找' }), '第 98')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(11))
  },
}
