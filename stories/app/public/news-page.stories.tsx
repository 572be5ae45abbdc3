import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { loadNewsPage } from '#app/public/about/news-page/load-news-page.ts'
import { newsPageMeta } from '#app/public/about/news-page/news-page-meta.ts'
import { goneNews, NewsPage } from '#app/public/about/news-page/news-page.tsx'
import { goneStory } from './gone-story.tsx'
import { newsHead } from '#app/public/seo/page-heads.ts'
import { pageStory, storyAddress } from './page-story.tsx'

const PageStory = pageStory({
  path: '/about/news/2',
  startsDark: false,
  load: (read) => loadNewsPage(read, '2'),
  Page: NewsPage,
  meta: (content) =>
    newsPageMeta({ content, head: newsHead(content, storyAddress), publicUrl: storyAddress }),
})
const GoneStory = goneStory({
  path: '/about/news/2',
  load: (read) => loadNewsPage(read, '2'),
  words: goneNews,
})

const meta = {
  id: 'pages-news-story',
  title: 'Pages/新闻全文 News story',
  component: PageStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  tags: ['screenshot'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      '标注平台上线点云与图像联动复核',
    )
    await expect(canvas.getByText('更新内容')).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: /^上一篇/ })).toHaveAttribute('href', '/about/news/1')
  },
}

export const LongText: Story = { globals: { scenario: 'long' } }

export const EmptyPicture: Story = {
  args: { change: (content) => ({ ...content, story: { ...content.story, coverImage: '' } }) },
  play: async ({ canvas }) => {
    const article = await canvas.findByRole('article')
    await expect(article.innerHTML).not.toContain('demo-news-street')
  },
}

export const Gone: Story = {
  tags: ['screenshot'],
  render: () => <GoneStory />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '这条新闻已撤下' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '淮南山南基地二期投入使用' })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
