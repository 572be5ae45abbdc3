import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Console } from '#app/admin/console.tsx'
import { signedInAt } from '#stories/app/admin/console-story.tsx'
import { withManyRecords } from '#stories/app/admin/usual-states.ts'

const meta = {
  id: 'console-panels-contact',
  title: 'Console/Panels/访客留言 Contact',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedInAt('contact'),
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await expect(await screen.findAllByRole('rowheader')).toHaveLength(10)
  },
}

export const Many: Story = withManyRecords()

/** One message to be read; nothing in it can be changed. */
export const Detail: Story = {
  play: async () => {
    const [view] = await screen.findAllByRole('button', { name: '查看' })
    await userEvent.click(view!)
    const dialog = within(await screen.findByRole('dialog', { name: '留言详情' }))
    await waitFor(() => expect(dialog.getByRole('link', { name: '邮件回复' })).toBeVisible())
    await expect(dialog.queryByRole('textbox')).toBeNull()
  },
}

/** Search and filters stand in the address, so that a link shows the same. */
export const Filtered: Story = {
  play: async () => {
    await screen.findAllByRole('rowheader')
    await userEvent.type(screen.getByRole('searchbox', { name: '搜索留言' }), '标注')
    await waitFor(() => expect(screen.getByText('已用 1 个条件')).toBeVisible())
    await waitFor(() => expect(window.location.hash).toContain('keyword='))
  },
}

export const Empty: Story = {
  globals: { scenario: 'empty' },
  play: async () => {
    await expect(await screen.findByText('还没有留言')).toBeVisible()
  },
}

export const LoadFails: Story = {
  globals: { scenario: 'every-load-fails' },
  play: async () => {
    await expect(await screen.findByText('加载留言失败')).toBeVisible()
  },
}

export const Slow: Story = { globals: { scenario: 'slow' } }
