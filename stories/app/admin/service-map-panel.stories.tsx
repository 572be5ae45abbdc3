import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Console } from '#app/admin/console.tsx'
import { signedInAt } from './console-story.tsx'

const meta = {
  title: 'Console/Panels/Map surveying',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedInAt('service-map'),
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: '保存' })).toBeVisible()
  },
}

export const Advantages: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: /^技术优势/ }))
    await screen.findAllByRole('rowheader')
    await expect(screen.getByRole('button', { name: '新增技术优势' })).toBeVisible()
  },
}

export const Applications: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: /^典型应用/ }))
    await screen.findAllByRole('rowheader')
    await expect(screen.getByRole('button', { name: '新增典型应用' })).toBeVisible()
  },
}
