import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Console } from '#app/admin/console.tsx'
import { signedInAt } from './console-story.tsx'

const meta = {
  title: 'Console/Panels/Industry education',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedInAt('service-industry'),
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: '保存' })).toBeVisible()
  },
}

export const Services: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: /^科技服务与社会服务/ }))
    await screen.findAllByRole('rowheader')
    await expect(screen.getByRole('button', { name: '新增科技服务与社会服务' })).toBeVisible()
  },
}
