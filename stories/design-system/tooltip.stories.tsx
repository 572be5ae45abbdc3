import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Button } from '#design-system/button/index.ts'
import { Tooltip } from '#design-system/tooltip/index.ts'
import { inConsole } from './in-console.tsx'

const meta = {
  id: 'design-system-tooltip',
  title: 'Design system/操作/提示 Tooltip · 气泡 悬停说明 hint',
  component: Tooltip,
  decorators: [inConsole],
  args: { text: '数字越小，首页上越靠前', children: <Button variant="secondary">排序说明</Button> },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('数字越小，首页上越靠前')
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('数字越小，首页上越靠前')
  },
}

export const LongText: Story = {
  args: { text: '一段长到一行放不下的说明，检查它会不会换行，而不是一直伸到窗口外面去。' },
}
