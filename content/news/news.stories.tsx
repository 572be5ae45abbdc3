import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Console } from '#app/admin/console.tsx'
import { askAsColleague, leaveDraft, signedInAt } from '#stories/app/admin/console-story.tsx'
import { failingToLoad, withManyRecords, withoutRecords } from '#stories/app/admin/usual-states.ts'

const meta = {
  id: 'console-panels-news',
  title: 'Console/Panels/新闻资讯 News',
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

export const Empty: Story = withoutRecords('还没有资讯')

export const Many: Story = withManyRecords()

export const LoadFails: Story = failingToLoad('加载资讯失败，请稍后重试')

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

/** What was typed for a new record and not saved is offered above the table; nothing is opened unasked. */
export const DraftLeft: Story = {
  beforeEach: async () => {
    await signedInAt('news')()
    leaveDraft({ place: 'news', record: undefined, typed: { title: '秋季产品发布会' } })
  },
  play: async () => {
    await screen.findAllByRole('rowheader')
    await expect(
      await screen.findByText('有 11月25日 09:12 填写但未保存的新资讯：“秋季产品发布会”'),
    ).toBeVisible()
    await expect(screen.getByRole('button', { name: '继续填写' })).toBeVisible()
  },
}

/** The form begins with the record as it is now, and offers what was typed in it before. */
export const DraftOffered: Story = {
  beforeEach: async () => {
    await signedInAt('news')()
    const [first] = await (await askAsColleague())('GET /api/news')
    leaveDraft({ place: 'news', record: String(first?.id), typed: { title: '写到一半的标题' } })
  },
  play: async ({ userEvent }) => {
    await userEvent.click((await screen.findAllByRole('button', { name: '编辑' }))[0]!)
    const dialog = within(await screen.findByRole('dialog', { name: '编辑资讯' }))
    await dialog.findByRole('toolbar')
    await expect(await dialog.findByText('有 11月25日 09:12 填写但未保存的内容')).toBeVisible()
    await expect(dialog.getByRole('button', { name: '恢复' })).toBeVisible()
  },
}
