import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ServiceSwitcher } from '#app/public/service-banner/service-switcher.tsx'
import { withRemix } from '#stories/with-remix.tsx'

/** Below the banner of each of the six service pages. */
const meta = {
  id: 'site-service-switcher',
  title: 'Site/服务切换条 Service switcher',
  component: ServiceSwitcher,
  decorators: [withRemix],
  parameters: { layout: 'fullscreen' },
  args: { path: '/map-surveying' },
} satisfies Meta<typeof ServiceSwitcher>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('测绘服务')
  },
}

/** The strip scrolls sideways, and the page one is on is in view. */
export const Phone: Story = {
  args: { path: '/industry-education' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: 'page' })
    const strip = current.closest('ul')!.getBoundingClientRect()
    const { left, right } = current.getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(strip.left - 1)
    await expect(right).toBeLessThanOrEqual(strip.right + 1)
  },
}
