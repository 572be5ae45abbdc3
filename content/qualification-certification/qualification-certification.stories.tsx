import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { Console } from '#app/admin/console.tsx'
import { signedInAt } from '#stories/app/admin/console-story.tsx'
import {
  addingRecord,
  failingToLoad,
  withManyRecords,
  withoutRecords,
} from '#stories/app/admin/usual-states.ts'

const meta = {
  id: 'console-panels-qualification-certification',
  title: 'Console/Panels/资质认证 Qualification certification',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedInAt('qualification-certification'),
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await screen.findAllByRole('rowheader')
    await expect(screen.getByRole('button', { name: '新增资质认证' })).toBeVisible()
  },
}

export const Empty: Story = withoutRecords('还没有资质认证')

export const Many: Story = withManyRecords()

export const LoadFails: Story = failingToLoad('加载资质认证失败')

export const Adding: Story = {
  ...addingRecord('资质认证'),
  // The dialog of Banner / Adding with other fields.
  tags: ['no-screenshot'],
}

export const Invalid: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '新增资质认证' }))
    const dialog = within(await screen.findByRole('dialog', { name: '新增资质认证' }))
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect((await dialog.findAllByText('请输入发证机构'))[0]).toBeVisible()
    await expect(dialog.getByText('保存失败')).toBeVisible()
  },
}
