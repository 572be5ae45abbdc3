import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Console } from '#app/admin/console.tsx'
import { signedInAt } from './console-story.tsx'

/** The internet BPO page: 45 fields in nine sections with a rail (back-office §2.6). */
const meta = {
  title: 'Console/Panels/ServiceBpo',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedInAt('service-bpo'),
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: '培训内容5' })).toBeVisible()
  },
}

export const LoadFails: Story = {
  globals: { scenario: 'load-fails-internet-bpo' },
  play: async () => {
    await expect(await screen.findByText('加载失败')).toBeVisible()
  },
}

export const Invalid: Story = {
  play: async () => {
    for (const name of ['培训内容2', '风险控制3标题', '安全管理4标题']) {
      await userEvent.click(await screen.findByRole('textbox', { name }))
      await userEvent.paste('长'.repeat(256))
    }
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(screen.getByRole('group', { name: '有 3 处需要修改' })).toHaveFocus())
  },
}
