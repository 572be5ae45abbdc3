import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import styled from 'styled-components'
import { Container } from '#design-system/container/index.ts'
import { token } from '#design-system/tokens/index.ts'

const meta = {
  id: 'design-system-container',
  title: 'Design system/布局/版心 Container · 内容区 居中 栅格 wrapper grid',
  component: Container,
  // It draws nothing of its own: it is photographed in every section.
  tags: ['no-screenshot'],
  parameters: { layout: 'fullscreen' },
  args: { $width: 'normal' },
  argTypes: {
    // A property of the style alone, which the reader of properties does not see.
    $width: {
      control: 'inline-radio',
      options: ['narrow', 'normal', 'wide'],
      description: '最宽多少：阅读 800、页面 1248、图集 1440 像素；窗口达 1600 像素时页面也用 1440。',
      table: { type: { summary: '"narrow" | "normal" | "wide"' }, defaultValue: { summary: 'normal' } },
    },
  },
  render: (args) => (
    <Container {...args} data-part="gutter">
      <Column data-part="column">内容与页头、页脚左右对齐，两侧留白在手机上也不消失。</Column>
    </Container>
  ),
} satisfies Meta<typeof Container>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const place = (part: string) =>
      (canvasElement.querySelector(`[data-part=${part}]`) as Element).getBoundingClientRect()
    await expect(place('column').left).toBeGreaterThan(place('gutter').left)
    await expect(place('column').right).toBeLessThan(place('gutter').right)
  },
}

export const Narrow: Story = { args: { $width: 'narrow' } }

export const Wide: Story = { args: { $width: 'wide' } }

const Column = styled.p`
  padding-block: ${token.space.x6};
  outline: 1px dashed ${token.color.survey};
`
