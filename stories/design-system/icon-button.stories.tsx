import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail, Menu, Phone, X } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { IconButton } from '#design-system/icon-button/index.ts'
import { Row } from './layout.tsx'

const meta = {
  id: 'design-system-icon-button',
  title: 'Design system/操作/图标按钮 Icon button · 图标键 action',
  component: IconButton,
  args: { label: '打开菜单', icon: <Menu aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开菜单' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Variants: Story = {
  render: () => (
    <Row>
      <IconButton label="电话" icon={<Phone aria-hidden />} variant="outlined" isRound size="large" />
      <IconButton label="邮箱" icon={<Mail aria-hidden />} variant="outlined" />
      <IconButton label="关闭" icon={<X aria-hidden />} />
      <IconButton label="关闭" icon={<X aria-hidden />} size="small" />
      <IconButton label="关闭" icon={<X aria-hidden />} disabled variant="outlined" />
    </Row>
  ),
}
