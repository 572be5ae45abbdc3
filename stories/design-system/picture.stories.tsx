import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Picture } from '#design-system/picture/index.ts'
import { Narrow } from './layout.tsx'

const meta = {
  id: 'design-system-picture',
  title: 'Design system/媒体/图片 Picture · 图像 响应式图片 image srcset',
  component: Picture,
  args: { src: '/upload/demo-service-surveying.webp#960x600', alt: '等高线与地块' },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('img', { name: '等高线与地块' })
    await expect(picture).toHaveAttribute('height', '600')
  },
}
