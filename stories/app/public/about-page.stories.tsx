import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { AboutPage } from '#app/public/about/about-page.tsx'
import { loadAboutPage } from '#app/public/about/load-about-page.ts'
import { pageStory } from './page-story.tsx'

const PageStory = pageStory({
  path: '/about',
  load: loadAboutPage,
  Page: AboutPage,
})

/** Stands for any photo. */
const PICTURE = '/upload/demo-scene-soil-pit.webp'

const meta = {
  id: 'pages-about',
  title: 'Pages/关于我们 About',
  component: PageStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('关于我们')
    await expect(await canvas.findByText('江禾川')).toBeInTheDocument()
    const copyrights = await canvas.findByLabelText('软件著作权证书', { selector: '[aria-roledescription]' })
    await expect(copyrights.clientHeight).toBeGreaterThan(0)
  },
}

/** A member's dialog opens by the keyboard, closes by Esc and gives the focus back. */
export const MemberDialog: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '沈既明' })
    link.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await canvas.findByRole('dialog', { name: '沈既明' })
    await expect(await within(dialog).findByText('在职')).toBeInTheDocument()
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(link).toHaveFocus())
  },
}

export const CertificationDialog: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '测绘资质证书' }))
    await expect(await canvas.findByRole('dialog', { name: '测绘资质证书' })).toHaveTextContent('2029-08-31')
  },
}

export const NewsDialog: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '淮南山南基地二期投入使用' }))
    const dialog = await canvas.findByRole('dialog', { name: '淮南山南基地二期投入使用' })
    await expect(await within(dialog).findByText('首批项目')).toBeInTheDocument()
  },
}

/** News turn by their buttons. */
export const NewsTurned: Story = {
  play: async ({ canvas }) => {
    const news = await canvas.findByLabelText('新闻列表', { selector: '[aria-roledescription]' })
    await userEvent.click(await within(news).findByRole('button', { name: '下一页' }))
    await waitFor(() =>
      expect(within(news).getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current'),
    )
  },
}

export const Empty: Story = {
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无核心成员信息')).toBeInTheDocument()
    await expect(canvas.getByText('暂无新闻动态')).toBeInTheDocument()
    await expect(canvas.getByText('把真实世界准确地变成数据，让决策与模型都有依据。')).toBeInTheDocument()
  },
}

export const EveryLoadFails: Story = { ...Empty, globals: { scenario: 'every-load-fails' } }

export const WithoutPictures: Story = { globals: { scenario: 'without-media' } }

export const LongText: Story = { globals: { scenario: 'long' } }

export const FiftyOfEach: Story = { globals: { scenario: 'many' } }

export const OneOfEach: Story = {
  args: {
    change: (content) => ({
      ...content,
      members: content.members.slice(0, 1),
      honors: content.honors.slice(0, 1),
      copyrights: content.copyrights.slice(0, 1),
      certifications: content.certifications.slice(0, 1),
      visits: content.visits.slice(0, 1),
      news: content.news.slice(0, 1),
    }),
  },
}

/** As administrators fill it: photos of members and of visits. */
export const PhotosOfPeople: Story = {
  args: {
    change: (content) => ({
      ...content,
      members: content.members.map((member) => ({ ...member, photoUrl: PICTURE })),
      visits: content.visits.map((visit) => ({ ...visit, imageUrl: PICTURE })),
    }),
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
