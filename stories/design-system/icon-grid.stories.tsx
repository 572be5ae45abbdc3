import type { Meta, StoryObj } from '@storybook/react-vite'
import { Building2, Droplets, GraduationCap, Leaf, MapPinned, Siren, Sprout, TrafficCone } from 'lucide-react'
import { expect } from 'storybook/test'
import { IconGrid } from '#design-system/icon-grid/index.ts'

const entries = [
  { label: '教育', icon: GraduationCap },
  { label: '生态环境', icon: Leaf },
  { label: '住房和城乡建设', icon: Building2 },
  { label: '交通运输', icon: TrafficCone },
  { label: '水利', icon: Droplets },
  { label: '农业农村', icon: Sprout },
  { label: '自然资源', icon: MapPinned },
  { label: '应急管理', icon: Siren },
]

const meta = {
  id: 'design-system-icon-grid',
  title: 'Design system/媒体/图标格 Icon grid · 九宫格 领域 features',
  component: IconGrid,
  args: { label: '服务领域', entries },
} satisfies Meta<typeof IconGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '服务领域' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8)
  },
}

export const WithDescriptions: Story = {
  args: {
    columns: 3,
    entries: entries
      .slice(0, 6)
      .map((entry) => ({ ...entry, description: '一句话说明这一领域做什么，两行之内读完。' })),
  },
}
