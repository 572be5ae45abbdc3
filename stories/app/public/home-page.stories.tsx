import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { homeMeta } from '#app/public/home/home-meta.ts'
import { HomePage } from '#app/public/home/home-page.tsx'
import { loadHomePage } from '#app/public/home/load-home-page.ts'
import { longPage } from './long-page.ts'
import { pageStory, storyAddress } from './page-story.tsx'

/** The whole page, loaded by the very functions that the routes' loaders use. */
const PageStory = pageStory({
  path: '/',
  load: (read) => loadHomePage(read, '2026-12-01'),
  Page: HomePage,
  meta: (content) => homeMeta({ content, publicUrl: storyAddress }),
})

const meta = {
  id: 'pages-home',
  title: 'Pages/首页 Home',
  component: PageStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  tags: ['all-themes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeInTheDocument()
    await expect(canvas.getByLabelText('首页轮播').clientHeight).toBeGreaterThan(0)
  },
}

export const Empty: Story = {
  tags: ['screenshot'],
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无合作伙伴')).toBeInTheDocument()
    await expect(canvas.queryByText('案例与资质')).not.toBeInTheDocument()
    await expect(canvas.getByText('欢迎来到图联科技')).toBeInTheDocument()
  },
}

export const EveryLoadFails: Story = {
  globals: { scenario: 'every-load-fails' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('暂无合作伙伴')).toBeInTheDocument())
    await expect(canvas.queryByText('案例与资质')).not.toBeInTheDocument()
    await expect(canvas.getByText('欢迎来到图联科技')).toBeInTheDocument()
    await expect(canvas.getAllByText(/合肥/).length).toBeGreaterThan(0)
  },
}

/** The cases did not load: certificates and news stand without them. */
export const CasesFail: Story = {
  tags: ['no-screenshot'],
  globals: { scenario: 'load-fails-case' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('有效资质')).toBeInTheDocument()
    await expect(canvas.getByText('最新动态')).toBeInTheDocument()
    await expect(canvasElement.querySelector('a[href^="/cases/"]')).toBeNull()
  },
}

export const LongText: Story = { args: { change: longPage } }

export const OneOfEach: Story = {
  args: {
    change: (content) => ({
      ...content,
      banners: content.banners.slice(0, 1),
      services: content.services.slice(0, 1),
      partners: content.partners.slice(0, 1),
    }),
  },
}

const times = <Entry extends { id: number | string }>(entries: readonly Entry[], count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...entries[index % entries.length]!, id: index + 1 }))

/** Of fifty services three stand here; banners and partners turn page by page. */
export const FiftyOfEach: Story = {
  args: {
    change: (content) => ({
      ...content,
      banners: times(content.banners, 50),
      services: times(content.services, 50),
      partners: times(content.partners, 50),
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 })
    // Opened by a link of its own, the story stands before the section's script has come.
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[aria-labelledby="services-heading"] li h3')).toHaveLength(3),
    )
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
