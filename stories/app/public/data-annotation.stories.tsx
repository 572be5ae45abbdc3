import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { DataAnnotationPage } from '#app/public/data-annotation/data-annotation-page.tsx'
import { loadDataAnnotation } from '#app/public/data-annotation/load-data-annotation.ts'
import { pageStory } from './page-story.tsx'

const PageStory = pageStory({ path: '/data-annotation', load: loadDataAnnotation, Page: DataAnnotationPage })

const meta = {
  id: 'pages-data-annotation',
  title: 'Pages/数据标注 Data annotation',
  component: PageStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  tags: ['all-themes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeInTheDocument()
    await expect(await canvas.findByText('质量控制')).toBeInTheDocument()
  },
}

/** Tabs are chosen by pointer and by arrow keys. */
export const AnotherSolution: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '智慧零售' }))
    await expect(canvas.getByRole('tabpanel', { name: '智慧零售' })).toHaveTextContent('货架')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tabpanel', { name: '语音交互' })).toBeVisible()
    await expect(canvas.getByRole('tab', { name: '语音交互' })).toHaveFocus()
  },
}

export const Empty: Story = {
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无行业解决方案')).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('数据标注')
  },
}

export const EveryLoadFails: Story = { ...Empty, globals: { scenario: 'every-load-fails' } }

export const WithoutPictures: Story = { globals: { scenario: 'without-media' } }

export const LongText: Story = { globals: { scenario: 'long' } }

export const OneOfEach: Story = {
  args: {
    change: (content) => ({
      ...content,
      service: { ...content.service, pictures: content.service.pictures.slice(0, 1) },
      solutions: content.solutions
        .slice(0, 1)
        .map((solution) => ({ ...solution, scenarios: solution.scenarios.slice(0, 1) })),
    }),
  },
}

export const FiftyOfEach: Story = {
  args: {
    change: (content) => ({
      ...content,
      service: {
        ...content.service,
        pictures: fifty(content.service.pictures),
        processPictures: fifty(content.service.pictures),
      },
      solutions: fifty(content.solutions).map((solution, id) => ({ ...solution, id })),
    }),
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

function fifty<Entry>(entries: Entry[]): Entry[] {
  return Array.from({ length: 50 }, (_unused, index) => entries[index % entries.length]!)
}
