import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { DataAnnotationPage } from '#app/public/data-annotation/data-annotation-page.tsx'
import { loadDataAnnotation } from '#app/public/data-annotation/load-data-annotation.ts'
import { pageStory } from '#stories/app/public/page-story.tsx'
import { loggedCalls } from './call-log.ts'

const PageStory = pageStory({ path: '/data-annotation', load: loadDataAnnotation, Page: DataAnnotationPage })

/** What a page asks for; the panel 接口 shows it under every story. */
const meta = {
  id: 'lenses-calls',
  title: 'Lenses/接口调用 Calls',
  component: PageStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>

export default meta
type Story = StoryObj<typeof meta>

export const Made: Story = {
  play: async () => {
    await waitFor(() => expect(statuses()).toHaveLength(5))
    await expect(statuses()).toContainEqual(['GET /api/page-config/{page}', 200])
  },
}

export const Failed: Story = {
  globals: { scenario: 'load-fails-data-annotation' },
  play: async () => {
    await waitFor(() => expect(statuses()).toContainEqual(['GET /api/data-annotation', 500]))
    await expect(loggedCalls()[0]?.scenario).toBe('load-fails-data-annotation')
  },
}

/** Those that were answered. */
function statuses() {
  return loggedCalls().flatMap(({ line, status }) => (status === undefined ? [] : [[line, status]]))
}
