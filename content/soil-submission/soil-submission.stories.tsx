import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Console } from '#app/admin/console.tsx'
import { SERVER_MESSAGE } from '#mocks/scenarios.ts'
import { askAsColleague, signedInAt } from '#stories/app/admin/console-story.tsx'
import { changeAndSave, editFirst, openTab } from '#stories/app/admin/panel-acts.ts'
import {
  addingRecord,
  failingToLoad,
  withManyRecords,
  withoutRecords,
} from '#stories/app/admin/usual-states.ts'

const meta = {
  id: 'console-panels-soil-submission',
  title: 'Console/Panels/土壤汇交 Soil submission',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedInAt('case-soil-submission'),
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: '保存' })).toBeVisible()
  },
}

export const Empty: Story = withoutRecords('还没有土壤汇交核心技术', '核心技术')

export const Many: Story = withManyRecords('核心技术')

export const LoadFails: Story = failingToLoad('加载土壤汇交简介失败')

export const Adding: Story = {
  ...addingRecord('土壤汇交核心技术', '核心技术'),
  // The dialog of Banner / Adding with other fields.
  tags: ['no-screenshot'],
}

export const CoreTechnologies: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: /^核心技术/ }))
    await screen.findAllByRole('rowheader')
    await expect(screen.getByRole('button', { name: '新增土壤汇交核心技术' })).toBeVisible()
  },
}

export const BusinessCases: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: /^业务案例/ }))
    await screen.findAllByRole('rowheader')
    await expect(screen.getByRole('button', { name: '新增土壤汇交业务案例' })).toBeVisible()
  },
}

/** The form of the first tab is refused. */
export const ServerMessageOnSave: Story = {
  // Banner / ServerMessageOnSave shows such a sentence.
  tags: ['no-screenshot'],
  globals: { scenario: 'server-message-on-save' },
  play: async () => {
    await changeAndSave('标题')
    await expect(await screen.findByText(SERVER_MESSAGE)).toBeVisible()
  },
}

/** A colleague saves the same record of a tab's list while it is being edited. */
export const Conflict: Story = {
  // Banner / Conflict looks the same.
  tags: ['no-screenshot'],
  play: async () => {
    await openTab('核心技术')
    await editFirst()
    const api = await askAsColleague()
    const [first] = await api('GET /api/soil-tech/admin/list')
    await api('POST /api/soil-tech/update', { body: { ...first!, title: '同事刚保存的标题' } })
    await changeAndSave('标题')
    await expect(await screen.findByText('这条记录刚被他人修改')).toBeVisible()
  },
}
