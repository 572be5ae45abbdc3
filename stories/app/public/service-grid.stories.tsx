import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { ServiceGrid } from '#app/public/service-grid/service-grid.tsx'
import { cleanHtml } from '#mocks/clean-html.ts'
import { withRemix } from '#stories/with-remix.tsx'

/** The grid of public-site §2.4, which no page shows: /services sends its visitors on at once. */
const meta = {
  id: 'site-service-grid',
  title: 'Site/服务格 Service grid',
  component: ServiceGrid,
  decorators: [withRemix],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ServiceGrid>

export default meta
type Story = StoryObj<typeof meta>

const services = ['政府数据服务', '数据标注', '产教融合'].map((title, index) => ({
  id: index + 1,
  title,
  description: '从需求到交付，一支队伍做完数据生产的全程。',
  imageUrl: '',
  content: cleanHtml('<h3>我们怎么做</h3><p>先看样本，再定规则，分批交付，逐批验收。</p>'),
}))

export const Filled: Story = { args: { services } }

export const DialogOpen: Story = {
  // The page has scrolled to the card before the dialog opens.
  tags: ['played-again'],
  args: { services },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: '数据标注' }))
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: '数据标注' })
    await waitFor(() => expect(within(dialog).getByRole('link', { name: '立即咨询' })).toBeVisible())
  },
}

export const Empty: Story = { args: { services: [] } }
