import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumbs } from '#design-system/breadcrumbs/index.ts'
import { expectFingerTargets } from './finger-targets.ts'

const meta = {
  id: 'design-system-breadcrumbs',
  title: 'Design system/导航/面包屑 Breadcrumbs · 路径 层级 crumb',
  component: Breadcrumbs,
  args: {
    trail: [{ label: '首页', to: '#' }, { label: '政府数据服务案例', to: '#cases' }, { label: '土壤汇交' }],
  },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: '当前位置' })).toBeVisible()
    await expect(canvas.getByText('土壤汇交')).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await expectFingerTargets(canvas.getAllByRole('link'))
  },
}

export const LongText: Story = {
  args: {
    trail: [
      { label: '首页', to: '#' },
      { label: '名字很长的上级栏目，在手机上要换行而不能撑破页面', to: '#a' },
      { label: '名字同样很长的当前页面，在手机上也要换行' },
    ],
  },
}
