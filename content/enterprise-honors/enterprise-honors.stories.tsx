import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Console } from '#app/admin/console.tsx'
import { askAsColleague, signedInAt } from '#stories/app/admin/console-story.tsx'
import { changeAndSave, editFirst } from '#stories/app/admin/panel-acts.ts'
import {
  addingRecord,
  failingToLoad,
  withManyRecords,
  withoutRecords,
} from '#stories/app/admin/usual-states.ts'

const meta = {
  id: 'console-panels-enterprise-honors',
  title: 'Console/Panels/企业荣誉 Enterprise honors',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedInAt('enterprise-honors'),
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await screen.findAllByRole('rowheader')
    await expect(screen.getByRole('button', { name: '新增企业荣誉' })).toBeVisible()
  },
}

export const Empty: Story = withoutRecords('还没有企业荣誉')

export const Many: Story = withManyRecords()

export const LoadFails: Story = failingToLoad('加载企业荣誉失败')

export const Adding: Story = {
  ...addingRecord('企业荣誉'),
  // The dialog of Banner / Adding with other fields.
  tags: ['no-screenshot'],
}

/** The answers of this list are text alone: that is what the dialog says (back-office §8). */
export const ServerMessageOnSave: Story = {
  // Banner / ServerMessageOnSave looks the same.
  tags: ['no-screenshot'],
  globals: { scenario: 'plain-text-failure' },
  play: async () => {
    await editFirst()
    await changeAndSave('荣誉名称')
    await expect(await screen.findByText('保存失败：该证书编号已经登记')).toBeVisible()
  },
}

/** A colleague saves the same honour while it is being edited. */
export const Conflict: Story = {
  // Banner / Conflict looks the same.
  tags: ['no-screenshot'],
  play: async () => {
    await editFirst()
    const api = await askAsColleague()
    const [first] = await api('GET /api/enterprise-honors/')
    await api('POST /api/enterprise-honors/update', { body: { ...first!, title: '同事刚保存的名称' } })
    await changeAndSave('荣誉名称')
    await expect(await screen.findByText('这条记录刚被他人修改')).toBeVisible()
  },
}
