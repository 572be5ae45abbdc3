import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Tabs } from '#design-system/tabs/index.ts'
import { inConsole } from './in-console.tsx'

const names = ['服务', '采集', '平台', '优势']

const meta = {
  id: 'design-system-tabs',
  title: 'Design system/导航/标签页 Tabs · 选项卡 页签 tab',
  component: Tabs,
  decorators: [inConsole],
  args: {
    label: '类别',
    tabs: names.map((name, index) => ({
      key: name,
      label: name,
      count: index * 4,
      content: <p>{name}的内容</p>,
    })),
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /服务/ }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('采集的内容')
  },
}

export const Many: Story = {
  args: {
    tabs: Array.from({ length: 16 }, (_, index) => ({
      key: String(index),
      label: `第 ${index + 1} 类条目`,
      isDisabled: index === 2,
      content: <p>内容</p>,
    })),
  },
}
