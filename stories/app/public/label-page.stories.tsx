import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { LabelPage } from '#app/public/label/label-page.tsx'
import { loadLabel } from '#app/public/label/load-label.ts'
import { pageStory } from './page-story.tsx'

const PageStory = pageStory({
  path: '/label',
  load: loadLabel,
  Page: LabelPage,
})

const meta = {
  id: 'pages-annotation-platform',
  title: 'Pages/标注平台 Annotation platform',
  component: PageStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>

export default meta
type Story = StoryObj<typeof meta>

/* Without pictures: browsers draw no frame of films so far below the window (WithoutMedia has them). */
export const Normal: Story = {
  tags: ['no-screenshot'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('图联科技标注平台')
    await expect(await canvas.findByRole('list', { name: '平台能力与优势' })).toBeInTheDocument()
    await expect(canvas.queryByRole('tab', { name: /医学影像/ })).not.toBeInTheDocument()
  },
}

/** Another sub-category by pointer, another category by keyboard: it opens at its first sub-category. */
export const AnotherCategory: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '关键点' }))
    await expect(canvas.getByRole('tabpanel', { name: '关键点' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: /图像标注/ }))
    await userEvent.keyboard('{ArrowRight}')
    const video = canvas.getByRole('tabpanel', { name: /视频标注/ })
    await expect(within(video).getByRole('tab', { name: '目标跟踪' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(within(video).getByRole('img')).toBeInTheDocument()
  },
}

/** Controls come with the pointer. */
export const FilmUnderPointer: Story = {
  play: async ({ canvas }) => {
    const film = await canvas.findByLabelText('智能预标')
    await expect(film).not.toHaveAttribute('controls')
    await userEvent.hover(film)
    await expect(film).toHaveAttribute('controls')
  },
}

export const Empty: Story = {
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无流程图')).toBeInTheDocument()
    await expect(canvas.getByText('暂无标注类型')).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('图联科技标注平台')
    await expect(canvas.getByText('数据标注与质检的一站式平台')).toBeInTheDocument()
  },
}

export const EveryLoadFails: Story = { ...Empty, globals: { scenario: 'every-load-fails' } }

export const WithoutMedia: Story = {
  tags: ['screenshot'],
  globals: { scenario: 'without-media' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无流程图')).toBeInTheDocument()
    await expect(canvas.getAllByText('暂无示例图片').length).toBeGreaterThan(0)
    await expect(canvas.getAllByText('暂无视频').length).toBeGreaterThan(0)
    await expect(canvas.getByRole('img', { name: '暂无平台图片' })).toBeInTheDocument()
  },
}

export const LongText: Story = { globals: { scenario: 'long' } }

export const OneOfEach: Story = {
  args: {
    change: (content) => ({
      ...content,
      intro: { ...content.intro, pictures: content.intro.pictures.slice(0, 1) },
      categories: content.categories
        .slice(0, 1)
        .map((category) => ({ ...category, subCategories: category.subCategories.slice(0, 1) })),
      features: content.features.slice(0, 1),
    }),
  },
}

/** Sixty records in every list: as many categories, sub-categories in each, features. */
export const SixtyOfEach: Story = { globals: { scenario: 'many' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
