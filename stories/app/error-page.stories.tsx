import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ErrorPage } from '#app/error-page/error-page.tsx'
import { withRemix } from '#stories/with-remix.tsx'

const meta = {
  id: 'pages-error-page',
  title: 'Pages/出错页 Error page',
  component: ErrorPage,
  decorators: [withRemix],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorPage>

export default meta
type Story = StoryObj<typeof meta>

/** What a route throws: a response with a status. */
const response = (status: number) => ({ status, statusText: '', internal: false, data: null })

export const UnknownAddress: Story = {
  tags: ['screenshot'],
  args: { error: response(404) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '这个坐标上没有页面' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/')
    await expect(canvas.queryByText('重新加载')).toBeNull()
  },
}

export const Refused: Story = { args: { error: response(400) } }

export const Failed: Story = {
  args: { error: new Error('not for visitors') },
  play: async ({ canvas }) => {
    // The empty address is this page's own, whatever it is.
    await expect(canvas.getByText('重新加载').closest('a')).toHaveAttribute('href', '')
    await expect(canvas.queryByText('not for visitors')).toBeNull()
  },
}

export const Phone: Story = { ...UnknownAddress, globals: { viewport: { value: 'phone' } } }
