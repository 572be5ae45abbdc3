import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { Collection } from '#app/public/data-collection/collection.ts'
import { DataCollectionPage } from '#app/public/data-collection/data-collection-page.tsx'
import {
  loadDataCollection,
  type DataCollectionContent,
} from '#app/public/data-collection/load-data-collection.ts'
import { pageStory } from './page-story.tsx'

const PageStory = pageStory({ path: '/data-collection', load: loadDataCollection, Page: DataCollectionPage })

const meta = {
  id: 'pages-data-collection',
  title: 'Pages/数据采集 Data collection',
  component: PageStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeInTheDocument()
    await expect(await canvas.findByRole('region', { name: '采集流程' })).toBeInTheDocument()
  },
}

/** A sample picture opens large; an arrow key turns to the next. */
export const PictureOpened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /城市道路/ }))
    await expect(await canvas.findByRole('dialog', { name: '城市道路' })).toHaveTextContent('车牌与人脸')
    await userEvent.keyboard('{ArrowRight}')
    await expect(await canvas.findByRole('dialog', { name: '作物叶片' })).toHaveTextContent('同一病斑')
  },
}

export const Empty: Story = {
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无数据采集内容')).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('数据采集')
  },
}

export const EveryLoadFails: Story = { ...Empty, globals: { scenario: 'every-load-fails' } }

export const SwitchedOff: Story = {
  globals: { scenario: 'all-disabled' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无数据采集内容')).toBeInTheDocument()
  },
}

/** Every kind is described and none has a sample. */
export const WithoutSamples: Story = {
  args: { change: withKinds((kind) => ({ ...kind, samples: [] })) },
  play: async ({ canvas }) => {
    for (const sentence of ['暂无图像示例', '暂无视频示例', '暂无音频示例', '暂无文本示例'])
      await expect(await canvas.findByText(sentence)).toBeInTheDocument()
  },
}

export const WithoutMedia: Story = { globals: { scenario: 'without-media' } }

export const LongText: Story = { globals: { scenario: 'long' } }

export const OneOfEach: Story = {
  args: {
    change: withCollection((collection) => ({
      ...collection,
      kinds: collection.kinds.map((kind) => ({ ...kind, samples: kind.samples.slice(0, 1) })),
      features: collection.features.slice(0, 1),
      advantages: collection.advantages.slice(0, 1),
    })),
  },
}

export const FiftyOfEach: Story = {
  args: {
    change: withCollection((collection) => ({
      ...collection,
      kinds: collection.kinds.map((kind) => ({
        ...kind,
        samples: fifty(kind.samples).map((sample, id) => ({ ...sample, id })),
      })),
      features: fifty(collection.features),
      advantages: fifty(collection.advantages),
    })),
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

function withCollection(change: (collection: Collection) => Collection) {
  return (content: DataCollectionContent): DataCollectionContent => ({
    ...content,
    collection: content.collection && change(content.collection),
  })
}

function withKinds(change: (kind: Collection['kinds'][number]) => Collection['kinds'][number]) {
  return withCollection((collection) => ({ ...collection, kinds: collection.kinds.map(change) }))
}

function fifty<Entry>(entries: Entry[]): Entry[] {
  return Array.from({ length: 50 }, (_unused, index) => entries[index % entries.length]!)
}
