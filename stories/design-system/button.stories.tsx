import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, Plus } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Button, ButtonLink } from '#design-system/button/index.ts'
import { Grid, Row } from './layout.tsx'

const meta = {
  id: 'design-system-button',
  title: 'Design system/操作/按钮 Button · 提交键 链接按钮 CTA btn',
  component: Button,
  args: { children: '提交留言', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交留言' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Variants: Story = {
  render: (args) => (
    <Grid>
      {(['primary', 'survey', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <Row key={variant}>
          <Button {...args} variant={variant} size="large" />
          <Button {...args} variant={variant} />
          <Button {...args} variant={variant} size="small" />
          <Button {...args} variant={variant} disabled />
          <Button {...args} variant={variant} isLoading />
        </Row>
      ))}
    </Grid>
  ),
}

export const OnInk: Story = {
  ...Variants,
  globals: { theme: 'dark' },
}

export const WithIcons: Story = {
  render: (args) => (
    <Row>
      <Button {...args} icon={<Plus aria-hidden />}>
        新增
      </Button>
      <ButtonLink href="#services" variant="secondary" iconAfter={<ArrowRight aria-hidden />}>
        查看服务
      </ButtonLink>
    </Row>
  ),
}

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByText('正在处理')).toHaveAttribute('aria-live', 'polite')
  },
}

export const LongText: Story = {
  args: { children: '预约一次面向自然资源与规划部门的数据治理能力现场演示', isWide: true },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
}
