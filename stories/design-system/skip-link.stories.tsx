import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SkipLink } from '#design-system/skip-link/index.ts'

const meta = {
  id: 'design-system-skip-link',
  title: 'Design system/布局/跳到正文 Skip link · 跳过导航 快速跳转 skip',
  component: SkipLink,
  args: { href: '#main', children: '跳到主要内容' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        按 Tab 键查看跳转链接。
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: '跳到主要内容' })).toHaveFocus()
  },
}
