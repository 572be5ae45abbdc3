import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { notFoundCss } from '#app/not-found/not-found-css.ts'
import { NotFoundPage } from '#app/not-found/not-found-page.tsx'

const meta = {
  id: 'pages-not-found',
  title: 'Pages/未找到 Not found',
  component: NotFoundPage,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <style>{notFoundCss}</style>
      <NotFoundPage />
    </>
  ),
} satisfies Meta<typeof NotFoundPage>

export default meta
type Story = StoryObj<typeof meta>

export const UnknownAddress: Story = {
  tags: ['screenshot'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '这个坐标上没有页面' })).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/')
  },
}

export const Phone: Story = { ...UnknownAddress, globals: { viewport: { value: 'phone' } } }
