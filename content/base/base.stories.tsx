import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Console } from '#app/admin/console.tsx'
import { signedInAt } from '#stories/app/admin/console-story.tsx'
import { failingToLoad, withManyRecords, withoutRecords } from '#stories/app/admin/usual-states.ts'

const meta = {
  id: 'console-panels-base',
  title: 'Console/Panels/基地管理 Base',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedInAt('base'),
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await screen.findAllByRole('rowheader')
    await expect(screen.getByRole('button', { name: '新增基地' })).toBeVisible()
  },
}

export const Empty: Story = withoutRecords('还没有基地')

export const Many: Story = withManyRecords()

export const LoadFails: Story = failingToLoad('加载基地失败')

/** Latitude and longitude are one input. */
export const Adding: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '新增基地' }))
    const dialog = within(await screen.findByRole('dialog', { name: '新增基地' }))
    await waitFor(() => expect(dialog.getByText('坐标')).toBeVisible())
  },
}
