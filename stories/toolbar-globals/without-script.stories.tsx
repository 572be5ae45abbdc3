import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { ContactPage } from '#app/public/contact/contact-page.tsx'
import { loadContactPage } from '#app/public/contact/load-contact-page.ts'
import { Button } from '#design-system/button/index.ts'
import { pageStory } from '#stories/app/public/page-story.tsx'

const PageStory = pageStory({ path: '/contact', load: loadContactPage, Page: ContactPage })

/** What the server prints, in a frame where no script runs. */
const meta = {
  id: 'lenses-without-script',
  title: 'Lenses/脚本关闭 Without script',
  component: PageStory,
  parameters: { layout: 'fullscreen' },
  globals: { script: 'off' },
} satisfies Meta<typeof PageStory>

export default meta
type Story = StoryObj<typeof meta>

/** A whole page: its loaders are asked first, then it is rendered. */
export const Page: Story = {
  play: async ({ canvas }) => {
    const page = within(await printed(canvas))
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('联系我们')
    await expect(page.getByRole('list', { name: '合肥的岗位' })).toBeInTheDocument()
    const form = page.getByRole('form', { name: '在线留言' })
    await expect(form).toHaveAttribute('method', 'post')
  },
}

/** A component, with the styles of exactly what was rendered. */
export const Component: Story = {
  render: () => <Button>保存</Button>,
  play: async ({ canvas }) => {
    const body = await printed(canvas)
    const button = within(body).getByRole('button', { name: '保存' })
    const { backgroundColor } = body.ownerDocument.defaultView!.getComputedStyle(button)
    await expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
  },
}

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function printed(canvas: Canvas): Promise<HTMLElement> {
  const frame = await canvas.findByTitle<HTMLIFrameElement>('没有脚本的页面')
  await expect(frame.getAttribute('sandbox')).not.toContain('allow-scripts')
  return waitFor(() => {
    const body = frame.contentDocument?.body
    if (!body?.firstElementChild) throw new Error('the frame is still empty')
    return body
  })
}
