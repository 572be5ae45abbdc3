import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ContactPage } from '#app/public/contact/contact-page.tsx'
import { loadContactPage } from '#app/public/contact/load-contact-page.ts'
import { Button } from '#design-system/button/index.ts'
import { pageStory } from '#stories/app/public/page-story.tsx'

const PageStory = pageStory({ path: '/contact', load: loadContactPage, Page: ContactPage })

/** What programs make of what the server prints: a search engine, the card of a shared link, a screen reader. */
const meta = {
  id: 'lenses-seen-by-programs',
  title: 'Lenses/程序所见 Seen by programs',
  component: PageStory,
  parameters: { layout: 'fullscreen' },
  globals: { seen: 'programs' },
} satisfies Meta<typeof PageStory>

export default meta
type Story = StoryObj<typeof meta>

/** A whole page: its head and its text, its card, its landmarks and headings. */
export const Page: Story = {
  play: async ({ canvas }) => {
    const search = within(await canvas.findByRole('region', { name: '百度读到的' }))
    await expect(search.getByText('联系我们 · 图联科技')).toBeVisible()
    await expect(search.getByText(/# 联系我们 /)).toBeVisible()
    const card = within(canvas.getByRole('region', { name: '微信里的分享卡片' }))
    await expect(card.getByText('联系我们 · 图联科技')).toBeVisible()
    const heard = within(canvas.getByRole('region', { name: '读屏听到的' }))
    await expect(heard.getByText('标题 1 级').parentElement).toHaveTextContent('标题 1 级 联系我们')
    await expect(heard.getByText('主要内容')).toBeVisible()
  },
}

/** A component has no head and no card: its text and what is heard of it are left. */
export const Component: Story = {
  render: () => <Button>保存</Button>,
  play: async ({ canvas }) => {
    const heard = within(await canvas.findByRole('region', { name: '读屏听到的' }))
    await expect(heard.getByText(/1 个按钮/)).toBeVisible()
    await expect(canvas.queryByRole('region', { name: '微信里的分享卡片' })).toBeNull()
  },
}
