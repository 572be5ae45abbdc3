import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Console } from '#app/admin/console.tsx'
import { signedInAt } from './console-story.tsx'

const meta = {
  title: 'Console/Panels/News',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedInAt('news'),
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await screen.findAllByRole('rowheader')
    await expect(screen.getByRole('button', { name: '新增资讯' })).toBeVisible()
  },
}

/** The time is asked for only where the news is published. */
export const Adding: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '新增资讯' }))
    const dialog = within(await screen.findByRole('dialog', { name: '新增资讯' }))
    await expect(dialog.queryByRole('group', { name: /^发布时间/ })).toBeNull()
    // The editor comes late and moves what is below it.
    await dialog.findByRole('toolbar')
    await userEvent.click(dialog.getByRole('radio', { name: '已发布' }))
    const time = await dialog.findByRole('group', { name: /^发布时间/ })
    time.scrollIntoView({ block: 'end' })
    await waitFor(() => expect(time).toBeVisible())
  },
}
