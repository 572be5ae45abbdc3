import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Console } from '#app/admin/console.tsx'
import { signedInAt } from '#stories/app/admin/console-story.tsx'

const meta = {
  id: 'console-panels-pageconfig',
  title: 'Console/Panels/页面配置 Page config',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedInAt('page-config'),
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await expect(await screen.findAllByRole('rowheader')).toHaveLength(10)
  },
}

export const Empty: Story = {
  globals: { scenario: 'empty' },
  play: async () => {
    await expect(await screen.findByText('还没有页面配置')).toBeVisible()
  },
}

export const LoadFails: Story = {
  globals: { scenario: 'every-load-fails' },
  play: async () => {
    await expect(await screen.findByText('加载页面配置失败')).toBeVisible()
  },
}

export const Slow: Story = { globals: { scenario: 'slow' } }

/** What is asked for follows the key: a text here, a picture for a background. */
export const Editing: Story = {
  play: async () => {
    const [edit] = await screen.findAllByRole('button', { name: '编辑' })
    await userEvent.click(edit!)
    const dialog = within(await screen.findByRole('dialog', { name: '编辑页面配置' }))
    const note = await dialog.findByRole('textbox', { name: /^说明/ })
    await waitFor(() => expect(note).toBeVisible())
  },
}
