import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TabPanel, TabStrip, useTabs, type TabStripProps } from '#design-system/tab-strip/index.ts'

type Args = Pick<TabStripProps, 'label' | 'tabs' | 'orientation' | 'isNumbered'>

const meta = {
  id: 'design-system-tab-strip',
  title: 'Design system/导航/标签条 Tab strip · 选项卡 切换 segmented',
  args: {
    label: '行业方案',
    tabs: ['智慧政务', '自动驾驶', '遥感测绘', '医疗影像'].map((label) => ({ id: label, label })),
  },
  render: (args) => <Tabs {...args} />,
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

function Tabs(args: Args) {
  const state = useTabs(args.tabs.map(({ id }) => id))
  return (
    <>
      <TabStrip {...args} state={state} />
      {args.tabs.map(({ id, label }) => (
        <TabPanel key={id} tab={id} state={state}>
          <p>{label}的内容</p>
        </TabPanel>
      ))}
    </>
  )
}

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('tab', { name: '智慧政务' })
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(canvas.getByRole('tab', { name: '遥感测绘' }))
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('遥感测绘的内容')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: '医疗影像' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowRight}{/Alt}')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('医疗影像的内容')
  },
}

export const Vertical: Story = {
  args: {
    orientation: 'vertical',
    isNumbered: true,
    tabs: ['航空摄影测量', '三维激光扫描', '地下管线探测'].map((label) => ({
      id: label,
      label,
      description: '在一行里说清这项技术解决什么问题',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('tab', { name: /三维激光扫描/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('tab', { name: /航空摄影测量/ })).toHaveFocus()
  },
}

export const Many: Story = {
  args: {
    tabs: Array.from({ length: 24 }, (_, index) => ({ id: String(index), label: `行业方案 ${index + 1}` })),
  },
}
