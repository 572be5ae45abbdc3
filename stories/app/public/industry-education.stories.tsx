import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { IndustryEducationPage } from '#app/public/industry-education/industry-education-page.tsx'
import { loadIndustryEducation } from '#app/public/industry-education/load-industry-education.ts'
import { pageStory } from './page-story.tsx'

const PageStory = pageStory({
  path: '/industry-education',
  load: loadIndustryEducation,
  Page: IndustryEducationPage,
})

const meta = {
  id: 'pages-industry-education',
  title: 'Pages/产教融合 Industry education',
  component: PageStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeInTheDocument()
    await expect(await canvas.findByRole('list', { name: '国内院校合作' })).toBeInTheDocument()
    await expect(await canvas.findByText('产业学院')).toBeInTheDocument()
  },
}

/** A school's picture opens large. */
export const SchoolLarge: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '海外院校合作 1' }))
    await expect(await canvas.findByRole('dialog', { name: '海外院校合作' })).toHaveTextContent('1 / 2')
  },
}

export const Empty: Story = {
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无产教融合数据')).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('产教融合')
  },
}

export const EveryLoadFails: Story = { ...Empty, globals: { scenario: 'every-load-fails' } }

export const WithoutPictures: Story = { globals: { scenario: 'without-media' } }

export const LongText: Story = { globals: { scenario: 'long' } }

export const OneOfEach: Story = {
  args: {
    change: ({ texts, entries, services }) => ({
      texts,
      entries: entries.map((entry) => ({
        ...entry,
        pictures: entry.pictures.slice(0, 1),
        domesticPictures: entry.domesticPictures.slice(0, 1),
        overseasPictures: entry.overseasPictures.slice(0, 1),
        course: { ...entry.course, pictures: entry.course.pictures.slice(0, 1) },
        practice: { ...entry.practice, pictures: entry.practice.pictures.slice(0, 1) },
      })),
      services: services.slice(0, 1),
    }),
  },
}

export const FiftyOfEach: Story = {
  args: {
    change: ({ texts, entries, services }) => ({
      texts,
      entries: entries.map((entry) => ({
        ...entry,
        domesticPictures: fifty(entry.domesticPictures),
        overseasPictures: fifty(entry.overseasPictures),
        course: { ...entry.course, pictures: fifty(entry.course.pictures) },
      })),
      services: fifty(services).map((service, id) => ({ ...service, id })),
    }),
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

function fifty<Entry>(entries: Entry[]): Entry[] {
  return Array.from({ length: 50 }, (_unused, index) => entries[index % entries.length]!)
}
