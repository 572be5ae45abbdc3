import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Gallery } from '#design-system/gallery/index.ts'
import { samplePicture } from './sample-picture.ts'

const pictures = ['农田地块', '点云街景', '等高线图', '校园航拍', '坐席平面', '语音波形'].map(
  (title, index) => ({
    id: index,
    src: samplePicture(index * 50 + 180),
    title,
    description: `${title}的说明，讲清这张图是怎样得来的。`,
  }),
)

const meta = {
  id: 'design-system-gallery',
  title: 'Design system/媒体/图集与看大图 Gallery · 相册 大图 灯箱 lightbox',
  component: Gallery,
  args: { label: '项目图片', pictures },
} satisfies Meta<typeof Gallery>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getByRole('link', { name: /点云街景/ })
    await userEvent.click(second)
    const dialog = await screen.findByRole('dialog', { name: '点云街景' })
    await expect(within(dialog).getByRole('status')).toHaveTextContent('2 / 6')
    await userEvent.keyboard('{ArrowRight}')
    await expect(within(dialog).getByRole('heading')).toHaveTextContent('等高线图')
    await userEvent.click(within(dialog).getByRole('button', { name: '上一张' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '上一张' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '上一张' }))
    await expect(within(dialog).getByRole('heading')).toHaveTextContent('语音波形')
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(second).toHaveFocus())
  },
}

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const caption = canvas.getByText('农田地块的说明，讲清这张图是怎样得来的。')
    await waitFor(() => expect(caption).toBeVisible())
  },
}

export const OnePicture: Story = { args: { pictures: pictures.slice(0, 1) } }
export const FourColumns: Story = { args: { columns: 4 } }
export const Certificates: Story = { args: { ratio: '3/4', fit: 'contain', columns: 4 } }

export const CaptionsBelow: Story = {
  args: { captions: 'below' },
  play: async ({ canvas }) => {
    const caption = canvas.getByText('农田地块的说明，讲清这张图是怎样得来的。')
    await expect(caption).toBeVisible()
    await expect(getComputedStyle(caption.parentElement!).position).toBe('static')
  },
}

const longDescription = '从外业采集到内业成图，每一步都留下记录，谁在何时改过什么，都能查到。'.repeat(4)

/** Words that are cut elsewhere stand whole below the picture. */
export const Senior: Story = {
  args: { pictures: pictures.map((picture) => ({ ...picture, description: longDescription })) },
  globals: { theme: 'senior' },
  play: async ({ canvas }) => {
    const [caption] = canvas.getAllByText(longDescription)
    await expect(caption).toBeVisible()
    await expect(getComputedStyle(caption!.parentElement!).position).toBe('static')
    await expect(caption!.scrollHeight).toBe(caption!.clientHeight)
  },
}

/** A wide drawing opens as high as the window, so that its text can be read, and is enlarged and moved there. */
export const Enlarged: Story = {
  tags: ['no-screenshot'],
  args: {
    label: '采集流程',
    pictures: [{ id: 1, src: '/upload/demo-flow-collection.webp', title: '采集流程' }],
    ratio: '30/11',
    fit: 'contain',
    opensAs: 'readable',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: '采集流程' }))
    const dialog = within(await screen.findByRole('dialog', { name: '采集流程' }))
    const picture = dialog.getByRole('img')
    const opened = () => picture.getBoundingClientRect().width
    await waitFor(() => expect(opened()).toBeGreaterThan(0))
    const before = opened()
    await userEvent.click(dialog.getByRole('button', { name: '放大' }))
    await waitFor(() => expect(opened()).toBeGreaterThan(before))
  },
}

export const FiftyPictures: Story = {
  // Ten times what Playground shows.
  tags: ['no-screenshot'],
  args: {
    columns: 4,
    pictures: Array.from({ length: 50 }, (_, index) => ({
      id: index,
      src: samplePicture(index * 7),
      title: `图片 ${index + 1}`,
    })),
  },
}

export const MissingPicture: Story = {
  args: { pictures: [{ id: 'missing', src: '/upload/missing.webp', title: '找不到的图片' }, ...pictures] },
}
