import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { InternetBpoPage } from '#app/public/internet-bpo/internet-bpo-page.tsx'
import { loadInternetBpo } from '#app/public/internet-bpo/load-internet-bpo.ts'
import { pageStory } from './page-story.tsx'

const PageStory = pageStory({ path: '/internet-bpo', load: loadInternetBpo, Page: InternetBpoPage })

const meta = {
  id: 'pages-internet-bpo',
  title: 'Pages/互联网 BPO Internet BPO',
  component: PageStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeInTheDocument()
    await expect(await canvas.findByRole('region', { name: '场地支持' })).toHaveTextContent('6 个职场')
  },
}

/** The flow chart opens large. */
export const ChartOpened: Story = {
  play: async ({ canvas }) => {
    const flow = within(await canvas.findByRole('region', { name: '项目落地流程' }))
    await userEvent.click(flow.getByRole('link', { name: '项目落地流程' }))
    await expect(await canvas.findByRole('dialog', { name: '项目落地流程' })).toBeInTheDocument()
  },
}

export const Empty: Story = {
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无互联网 BPO 内容')).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('互联网 BPO')
  },
}

export const EveryLoadFails: Story = { ...Empty, globals: { scenario: 'every-load-fails' } }

export const SwitchedOff: Story = {
  globals: { scenario: 'all-disabled' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无互联网 BPO 内容')).toBeInTheDocument()
  },
}

export const WithoutMedia: Story = { globals: { scenario: 'without-media' } }

export const LongText: Story = { globals: { scenario: 'long' } }

/** One part, with one text and one picture. */
export const OneOfEach: Story = {
  args: {
    change: (content) => ({
      ...content,
      parts: content.parts
        .filter(({ name }) => ['training', 'quality', 'risk', 'security', 'venue'].includes(name))
        .map((part) => ({
          ...part,
          points: part.points.slice(0, 1),
          pictures: part.pictures.slice(0, 1),
        })),
    }),
  },
}

/** The record holds single texts; only the risk pictures are a list. */
export const FiftyOfEach: Story = {
  args: {
    change: (content) => ({
      ...content,
      parts: content.parts.map((part) => ({ ...part, pictures: fifty(part.pictures) })),
    }),
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

function fifty(pictures: string[]): string[] {
  return pictures.length === 0
    ? []
    : Array.from({ length: 50 }, (_unused, index) => pictures[index % pictures.length]!)
}
