import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Console } from '#app/admin/console.tsx'
import { signedInAt } from '#stories/app/admin/console-story.tsx'
import { failingToLoad, withManyRecords, withoutRecords } from '#stories/app/admin/usual-states.ts'

const meta = {
  id: 'console-panels-annotation-platform',
  title: 'Console/Panels/标注平台 Annotation platform',
  component: Console,
  args: { reload: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: signedInAt('annotation-platform'),
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: '保存' })).toBeVisible()
  },
}

export const Empty: Story = withoutRecords('还没有标注类型', '标注支持')

export const Many: Story = withManyRecords('标注支持')

export const LoadFails: Story = failingToLoad('加载数据标注支持列表失败', '标注支持')

/** All kinds of annotation: a switch at each category, another in each row. */
export const Support: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: /^标注支持/ }))
    await expect((await screen.findAllByRole('switch', { name: /^分类状态/ })).length).toBeGreaterThan(1)
  },
}

/** One category: what is added here stands in it. */
export const Category: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: /^标注支持/ }))
    const categories = within(await screen.findByRole('list', { name: '分类' }))
    await userEvent.click(categories.getAllByRole('button')[1]!)
    await userEvent.click(screen.getByRole('button', { name: '新增标注类型' }))
    const dialog = within(await screen.findByRole('dialog', { name: '新增标注类型' }))
    await waitFor(() => expect(dialog.getByRole('group', { name: '分类名称' })).toBeVisible())
  },
}

export const Features: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: /^智能辅助标注/ }))
    await screen.findAllByRole('rowheader')
    await expect(screen.getByRole('button', { name: '新增智能辅助标注功能' })).toBeVisible()
  },
}

export const Quality: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: /^质量流程/ }))
    await screen.findAllByRole('rowheader')
    await expect(screen.getByRole('button', { name: '新增质量流程' })).toBeVisible()
  },
}
