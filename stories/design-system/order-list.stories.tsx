import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
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
  title: 'Design system/Order list',
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
