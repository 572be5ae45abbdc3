import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Console } from '#app/admin/console.tsx'
import { signedInAt } from '#stories/app/admin/console-story.tsx'
import { addingRecord, withManyRecords } from '#stories/app/admin/usual-states.ts'

const meta = {
  id: 'console-panels-partner',
  title: 'Console/Panels/合作企业 Partner',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedInAt('partner'),
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await expect(await screen.findByRole('rowheader', { name: '江淮测绘院' })).toBeVisible()
  },
}

export const Many: Story = withManyRecords()

/** What the table shows, all pages of it, is saved as one of two kinds of file. */
export const Exporting: Story = {
  play: async () => {
    await screen.findByRole('rowheader', { name: '江淮测绘院' })
    await userEvent.click(screen.getByRole('button', { name: '导出：合作企业' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '导出 Excel（XLSX）' })).toBeVisible())
  },
}

export const Empty: Story = {
  globals: { scenario: 'empty' },
  play: async () => {
    await expect(await screen.findByText('还没有合作企业')).toBeVisible()
  },
}

export const LoadFails: Story = {
  globals: { scenario: 'every-load-fails' },
  play: async () => {
    await expect(await screen.findByText('加载合作企业失败')).toBeVisible()
  },
}

export const Slow: Story = { globals: { scenario: 'slow' } }

export const Adding: Story = {
  ...addingRecord('合作企业'),
  // The dialog of Banner / Adding with other fields.
  tags: ['no-screenshot'],
}
