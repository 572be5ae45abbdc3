import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ContactPage } from '#app/public/contact/contact-page.tsx'
import { loadContactPage } from '#app/public/contact/load-contact-page.ts'
import { DataAnnotationPage } from '#app/public/data-annotation/data-annotation-page.tsx'
import { loadDataAnnotation } from '#app/public/data-annotation/load-data-annotation.ts'
import { pageStory } from '#stories/app/public/page-story.tsx'

const AnnotationStory = pageStory({
  path: '/data-annotation',
  load: loadDataAnnotation,
  Page: DataAnnotationPage,
})
const ContactStory = pageStory({ path: '/contact', load: loadContactPage, Page: ContactPage })

/** The same page from answers written in another legal way (answer-shapes.ts names them all). */
const meta = {
  id: 'lenses-answer-shape',
  title: 'Lenses/答案形状 Answer shape',
  component: AnnotationStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AnnotationStory>

export default meta
type Story = StoryObj<typeof meta>

/** Pictures under the other name, lists as text, no envelope: the page is the same. */
export const AllAtOnce: Story = {
  globals: { shape: 'all-at-once' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: '智慧零售' })).toBeInTheDocument()
    await expect(await answerOf('/api/data-annotation')).toHaveProperty(
      'imageUrlsList',
      expect.stringMatching(/^\["\/upload/),
    )
    await expect(await canvas.findByText('质量控制')).toBeInTheDocument()
  },
}

/** Coordinates as one `location`. */
export const Location: Story = {
  render: () => <ContactStory />,
  globals: { shape: 'location' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: '公司位置' })).toHaveTextContent('31.9000°N')
    await expect(await answerOf('/api/base/list')).toHaveProperty('data.0.location.lat')
  },
}

async function answerOf(path: string): Promise<unknown> {
  return (await fetch(path)).json()
}
