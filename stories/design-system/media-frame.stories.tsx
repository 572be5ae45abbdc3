import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import { Narrow } from './layout.tsx'

const meta = {
  id: 'design-system-media-frame',
  title: 'Design system/媒体/图片框 Media frame · 占位 缺图 placeholder aspect ratio',
  component: MediaFrame,
  args: { src: '/upload/demo-service-surveying.webp', alt: '等高线与地块' },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
} satisfies Meta<typeof MediaFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Square: Story = { args: { ratio: '1/1' } }
export const Missing: Story = { args: { src: undefined, alt: '暂无图片' } }
export const Failing: Story = {
  args: { src: '/images/there-is-no-such-file.jpg' },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('img', { name: '等高线与地块' })
    await expect(box.closest('div')).toBeVisible()
  },
}
export const WithPlaceholder: Story = { args: { src: '', alt: '', missing: '暂无二维码', ratio: '1/1' } }
