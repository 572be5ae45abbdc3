import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ErrorPage } from '#app/error-page/error-page.tsx'
import { caseDetailMeta } from '#app/public/cases/case-detail/case-detail-meta.ts'
import { CaseDetailPage, goneCase } from '#app/public/cases/case-detail/case-detail-page.tsx'
import { loadCaseDetail } from '#app/public/cases/case-detail/load-case-detail.ts'
import { caseHead } from '#app/public/seo/page-heads.ts'
import type { PageReader } from '#app/page-data/page-reader.ts'
import { goneStory } from './gone-story.tsx'
import { pageStory, storyAddress } from './page-story.tsx'

const load = (read: PageReader) => loadCaseDetail(read, '1')

const PageStory = pageStory({
  path: '/cases/1',
  startsDark: false,
  load,
  Page: CaseDetailPage,
  meta: (content) =>
    caseDetailMeta({ content, head: caseHead(content, storyAddress), publicUrl: storyAddress }),
})
const GoneStory = goneStory({
  path: '/cases/999',
  load: (read) => loadCaseDetail(read, '999'),
  words: goneCase,
})
const FailedStory = pageStory({
  path: '/cases/1',
  startsDark: false,
  load: async (read) => {
    const thrown = (await load(read).catch((error: unknown) => error)) as { init: { status: number } }
    return { error: { status: thrown.init.status, statusText: '', internal: false, data: null } }
  },
  Page: ({ error }: { error: unknown }) => <ErrorPage error={error} isInLayout />,
})

const meta = {
  id: 'pages-case',
  title: 'Pages/案例详情 Case',
  component: PageStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  tags: ['screenshot'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      '县级土壤普查样点数据整理与汇交',
    )
    await expect(canvas.getByText('项目背景')).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: /^下一个案例/ })).toBeInTheDocument()
    await expect(await canvas.findByRole('region', { name: '相关案例' })).toBeInTheDocument()
  },
}

export const LongText: Story = { globals: { scenario: 'long' } }

export const EmptyPicture: Story = {
  args: { change: (content) => ({ ...content, entry: { ...content.entry, imageUrl: '' } }) },
  play: async ({ canvas }) => {
    const article = await canvas.findByRole('article')
    await expect(article.querySelector('img')).toBeNull()
  },
}

export const Gone: Story = {
  tags: ['screenshot'],
  render: () => <GoneStory />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '这个案例已撤下' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '县级土壤普查样点数据整理与汇交' })).toBeVisible()
  },
}

export const LoadFails: Story = {
  globals: { scenario: 'every-load-fails' },
  render: () => <FailedStory />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '页面暂时无法显示' })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
