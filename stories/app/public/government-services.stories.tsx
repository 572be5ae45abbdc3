import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { GovernmentServicesPage } from '#app/public/government-services/government-services-page.tsx'
import { loadGovernmentServices } from '#app/public/government-services/load-government-services.ts'
import { pageStory } from './page-story.tsx'

const PageStory = pageStory({
  path: '/government-services',
  load: loadGovernmentServices,
  Page: GovernmentServicesPage,
})

const meta = {
  id: 'pages-government-services',
  title: 'Pages/政府数据服务 Government services',
  component: PageStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeInTheDocument()
    await expect(await canvas.findByText('应急管理')).toBeInTheDocument()
  },
}

/** A picture opens large, is turned by arrow keys and gives the focus back. */
export const PictureLarge: Story = {
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('link', { name: /剖面采样/ })
    await userEvent.click(picture)
    const dialog = await canvas.findByRole('dialog', { name: '剖面采样' })
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(dialog).toHaveTextContent('2 / 4'))
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(picture).toHaveFocus())
  },
}

export const Empty: Story = {
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无政府服务内容')).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('政府数据服务')
  },
}

export const EveryLoadFails: Story = { ...Empty, globals: { scenario: 'every-load-fails' } }

export const WithoutPictures: Story = { globals: { scenario: 'without-media' } }

export const LongText: Story = { globals: { scenario: 'long' } }

export const OneModule: Story = {
  args: {
    change: (content) => ({
      ...content,
      modules: content.modules
        .slice(0, 1)
        .map((module) => ({ ...module, pictures: module.pictures.slice(0, 1) })),
    }),
  },
}

export const FiftyPictures: Story = {
  args: {
    change: (content) => ({
      ...content,
      modules: content.modules.slice(0, 2).map((module) => ({
        ...module,
        pictures: Array.from({ length: 50 }, (_unused, id) => ({
          ...module.pictures[id % module.pictures.length]!,
          id,
        })),
      })),
    }),
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
