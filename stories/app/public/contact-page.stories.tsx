import { Outlet, useLoaderData } from '@remix-run/react'
import { createRemixStub } from '#stories/remix-stub.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { ContactPage } from '#app/public/contact/contact-page.tsx'
import { loadContactPage, type ContactContent } from '#app/public/contact/load-contact-page.ts'
import { loadLayout, type LayoutContent } from '#app/public/layout/load-layout.ts'
import { PublicLayout } from '#app/public/layout/public-layout.tsx'
import { newPageReader } from './new-page-reader.ts'

interface PageStoryProps {
  /** Changes what was loaded, for amounts and lengths that the mocks do not hold. */
  change?: (content: ContactContent) => ContactContent
}

/** The whole page, loaded by the very functions that the routes' loaders use; the map's document is the host's. */
function PageStory({ change = (content) => content }: PageStoryProps) {
  const [Stub] = useState(() =>
    createRemixStub([
      {
        id: 'layout',
        loader: () => loadLayout(newPageReader()),
        Component: Layout,
        children: [
          {
            path: '/contact',
            handle: { startsDark: true },
            loader: async () => change(await loadContactPage(newPageReader())),
            shouldRevalidate: () => false,
            Component: Page,
          },
          { path: '*', Component: () => <p>该页面不在此故事中</p> },
        ],
      },
    ]),
  )
  return <Stub initialEntries={['/contact']} />
}

const Layout = () => (
  <PublicLayout {...(useLoaderData() as LayoutContent)}>
    <Outlet />
  </PublicLayout>
)
const Page = () => <ContactPage {...(useLoaderData() as ContactContent)} />

const LONG = '面向县域自然资源与农业农村一体化治理的多源数据采集、标注、质检、建库与共享应用服务'

function longContent(content: ContactContent): ContactContent {
  return {
    ...content,
    texts: { ...content.texts, title: LONG, subtitle: LONG.repeat(2), description: LONG.repeat(4) },
    contact: {
      address: LONG.repeat(2),
      phone: '0551-00000000 转 000000 或 000001',
      email: 'a-very-long-mailbox-name-for-testing@subdomain.department.example.com',
    },
    jobs: (content.jobs ?? []).map((job) => ({ ...job, jobTitle: LONG, jobDescription: LONG.repeat(8) })),
    bases: content.bases.map((base) => ({ ...base, name: LONG, description: LONG, address: LONG.repeat(2) })),
  }
}

const times = <Entry extends { id: number | string }>(entries: readonly Entry[], count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...entries[index % entries.length]!, id: index + 1 }))

const meta = {
  id: 'pages-contact',
  title: 'Pages/联系我们 Contact',
  component: PageStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  tags: ['all-themes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('联系我们')
    await expect(await canvas.findByRole('list', { name: '合肥的岗位' })).toBeInTheDocument()
    await expect(await canvas.findByRole('group', { name: '公司位置' })).toHaveTextContent('31.9000°N')
  },
}

export const ChoosesALocation: Story = {
  play: async ({ canvas, userEvent }) => {
    const locations = within(await canvas.findByRole('list', { name: '岗位地点' }))
    await userEvent.click(locations.getByRole('link', { name: /^扬州/ }))
    await expect(await canvas.findByRole('list', { name: '扬州的岗位' })).toBeInTheDocument()
    await userEvent.click(locations.getByRole('link', { name: '清除选择' }))
    await expect(await canvas.findByText('请选择岗位地点查看招聘信息')).toBeInTheDocument()
  },
}

export const OpensAPosting: Story = {
  play: async ({ canvas, userEvent }) => {
    const jobs = within(await canvas.findByRole('list', { name: '合肥的岗位' }))
    await userEvent.click(jobs.getAllByRole('link')[0]!)
    const dialog = await canvas.findByRole('dialog')
    await expect(within(dialog).getByRole('link', { name: '应聘' })).toHaveAttribute(
      'href',
      expect.stringContaining('/apply?title='),
    )
    await userEvent.click(within(dialog).getByRole('button', { name: '取消' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

export const CopiesAValue: Story = {
  play: async ({ canvas, userEvent }) => {
    const ways = within(await canvas.findByRole('list', { name: '更多联系方式' }))
    await userEvent.click(ways.getByRole('button', { name: /邮箱/ }))
    const dialog = within(await canvas.findByRole('dialog'))
    await expect(dialog.getByRole('button', { name: '复制' })).toBeInTheDocument()
    await userEvent.click(dialog.getAllByRole('button', { name: '关闭' })[0]!)
  },
}

export const ChoosesABase: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /扬州基地/ }))
    await expect(canvas.getByRole('group', { name: '公司位置' })).toHaveTextContent('扬州基地')
  },
}

export const RefusesAShortMessage: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: '在线留言' }))
    await userEvent.type(form.getByRole('textbox', { name: /^姓名/ }), '张')
    await userEvent.click(form.getByRole('button', { name: /发送消息/ }))
    await expect(await form.findByText('姓名长度在 2 到 20 个字符')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('该地点暂无招聘岗位')).toBeInTheDocument()
    await expect(await canvas.findByText('暂无基地信息')).toBeInTheDocument()
  },
}

export const EveryLoadFails: Story = {
  globals: { scenario: 'every-load-fails' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/加载招聘信息失败/)).toHaveLength(2))
    await expect(await canvas.findByRole('button', { name: /淮南山北基地/ })).toBeInTheDocument()
  },
}

export const LongText: Story = { args: { change: longContent } }

export const OneOfEach: Story = {
  args: {
    change: (content) => ({
      ...content,
      jobs: content.jobs?.slice(0, 1) ?? null,
      bases: content.bases.slice(0, 1),
    }),
  },
}

export const FiftyOfEach: Story = {
  args: {
    change: (content) => ({
      ...content,
      jobs: content.jobs && times(content.jobs.slice(0, 3), 50),
      bases: times(content.bases, 50),
    }),
  },
  play: async ({ canvas }) => {
    const bases = await canvas.findByRole('region', { name: '公司基地列表，可滚动' })
    await expect(bases).toHaveAttribute('tabindex', '0')
    await expect(within(bases).getAllByRole('listitem')).toHaveLength(50)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
