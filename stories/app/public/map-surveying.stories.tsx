import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { loadMapSurveying } from '#app/public/map-surveying/load-map-surveying.ts'
import { MapSurveyingPage } from '#app/public/map-surveying/map-surveying-page.tsx'
import { pageStory } from './page-story.tsx'

const PageStory = pageStory({ path: '/map-surveying', load: loadMapSurveying, Page: MapSurveyingPage })

const meta = {
  id: 'pages-map-surveying',
  title: 'Pages/地图测绘 Map surveying',
  component: PageStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeInTheDocument()
    await expect(await canvas.findByText('控制测量')).toBeInTheDocument()
  },
}

/** Another advantage and another application are chosen from their lists. */
export const OthersChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /实景三维建模/ }))
    await expect(canvas.getByRole('tabpanel', { name: /实景三维建模/ })).toBeVisible()
    await userEvent.click(await canvas.findByRole('tab', { name: /城市部件普查/ }))
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('tabpanel', { name: /地质灾害隐患排查/ })).toBeVisible()
  },
}

export const Empty: Story = {
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无技术优势')).toBeInTheDocument()
    await expect(await canvas.findByText('暂无典型应用')).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('测绘服务')
  },
}

export const EveryLoadFails: Story = { ...Empty, globals: { scenario: 'every-load-fails' } }

export const WithoutPictures: Story = { globals: { scenario: 'without-media' } }

export const LongText: Story = { globals: { scenario: 'long' } }

export const OneOfEach: Story = {
  args: {
    change: (content) => ({
      ...content,
      intro: { ...content.intro, pictures: content.intro.pictures.slice(0, 1) },
      advantages: content.advantages.slice(0, 1),
      applications: content.applications.slice(0, 1),
    }),
  },
}

export const FiftyOfEach: Story = {
  args: {
    change: (content) => ({
      ...content,
      intro: { ...content.intro, pictures: fifty(content.intro.pictures) },
      advantages: fifty(content.advantages).map((entry, id) => ({ ...entry, id: String(id) })),
      applications: fifty(content.applications).map((entry, id) => ({ ...entry, id: String(id) })),
    }),
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

function fifty<Entry>(entries: Entry[]): Entry[] {
  return Array.from({ length: 50 }, (_unused, index) => entries[index % entries.length]!)
}
