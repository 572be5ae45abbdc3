import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { loadSearchPage } from '#app/public/search/load-search-page.ts'
import { SearchPage } from '#app/public/search/search-page.tsx'
import { pageStory } from './page-story.tsx'

/** The page for what stands in its address. */
const storyOf = (sent: Record<string, string>) =>
  pageStory({
    path: '/search',
    startsDark: false,
    load: async (read) => (await loadSearchPage(read, new URLSearchParams(sent))).content,
    Page: SearchPage,
  })
const Found = storyOf({ q: '标注' })
const OneKind = storyOf({ q: '数据', type: 'case', page: '2' })
const Nothing = storyOf({ q: '量子计算' })
const TooShort = storyOf({ q: '标' })
const Unasked = storyOf({})

const meta = {
  id: 'pages-search',
  title: 'Pages/站内搜索 Search',
  component: Found,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Found>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  tags: ['screenshot'],
  play: async ({ canvas }) => {
    const jobs = await canvas.findByRole('region', { name: /^岗位/ })
    await expect(within(jobs).getAllByText('标注', { selector: 'mark' })[0]).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(/^找到 \d+ 条/)
  },
}

export const OneKindLeafed: Story = {
  globals: { scenario: 'many' },
  render: () => <OneKind />,
  play: async ({ canvas }) => {
    const leaf = await canvas.findByRole('navigation', { name: '翻页' })
    await expect(within(leaf).getByRole('link', { name: '上一页' })).toBeVisible()
  },
}

export const NothingFound: Story = {
  tags: ['screenshot'],
  render: () => <Nothing />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/没有找到与“量子计算”有关的内容/)).toBeVisible()
  },
}

export const TooShortATerm: Story = { render: () => <TooShort /> }

export const NothingAsked: Story = { render: () => <Unasked /> }

export const LoadFails: Story = { globals: { scenario: 'load-fails-search' } }

export const LongTexts: Story = { globals: { scenario: 'long' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
