import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DataAnnotationPage } from '#app/public/data-annotation/data-annotation-page.tsx'
import { loadDataAnnotation } from '#app/public/data-annotation/load-data-annotation.ts'
import { pageStory } from '#stories/app/public/page-story.tsx'

const PageStory = pageStory({ path: '/data-annotation', load: loadDataAnnotation, Page: DataAnnotationPage })

/** One page at the limits of its content; every other page takes the same lens. */
const meta = {
  id: 'lenses-content-extreme',
  title: 'Lenses/内容极限 Content extreme',
  component: PageStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>

export default meta
type Story = StoryObj<typeof meta>

export const Nothing: Story = {
  globals: { extreme: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无行业解决方案')).toBeInTheDocument()
  },
}

export const OneOfEach: Story = {
  globals: { extreme: 'one' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    await expect(canvas.queryAllByRole('tab').length).toBeLessThan(2)
  },
}

export const FiftyOfEach: Story = {
  globals: { extreme: 'fifty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('tab')).toHaveLength(50)
  },
}

export const LongText: Story = { globals: { extreme: 'long' } }

export const WithoutPictures: Story = {
  globals: { extreme: 'no-pictures' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 })
    await expect(canvasElement.querySelectorAll('main img[src*="/upload/"]')).toHaveLength(0)
  },
}

/** HTML's own characters are text, and a word without end does not widen the page. */
export const OddText: Story = {
  globals: { extreme: 'odd', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/<b>&amp; "引号"<\/b>/))[0]).toBeInTheDocument()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
