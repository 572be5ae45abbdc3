import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Console } from '#app/admin/console.tsx'
import { signedInAt } from '#stories/app/admin/console-story.tsx'
import { addingRecord, withManyRecords, withoutRecords } from '#stories/app/admin/usual-states.ts'

const meta = {
  id: 'console-panels-natural-disaster',
  title: 'Console/Panels/自然灾害 Natural disaster',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedInAt('case-natural-disaster'),
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await screen.findAllByRole('rowheader')
    await expect(screen.getByRole('button', { name: '新增数据采集服务' })).toBeVisible()
  },
}

export const Empty: Story = withoutRecords('还没有数据采集服务')

export const Many: Story = withManyRecords()

/** A failed load is only logged: the table offers another try. */
export const LoadFails: Story = {
  globals: { scenario: 'every-load-fails' },
  play: async () => {
    await expect(await screen.findByText('暂时没有取到数据')).toBeVisible()
    await expect(screen.getByRole('button', { name: '重试' })).toBeVisible()
  },
}

export const Adding: Story = {
  ...addingRecord('数据采集服务'),
  // The dialog of Banner / Adding with other fields.
  tags: ['no-screenshot'],
}
