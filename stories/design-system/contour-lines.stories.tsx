import type { Meta, StoryObj } from '@storybook/react-vite'
import styled from 'styled-components'
import { ContourLines } from '#design-system/contour-lines/index.ts'

const meta = {
  id: 'design-system-contour-lines',
  title: 'Design system/布局/等高线 Contour lines · 底纹 背景纹理 pattern',
  component: ContourLines,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContourLines>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  render: (args) => (
    <Sheet>
      <ContourLines {...args} />
    </Sheet>
  ),
}

export const OnInkWithGrid: Story = {
  args: { hasGrid: true, fade: 'none' },
  render: (args) => (
    <Sheet data-tone="ink">
      <ContourLines {...args} />
    </Sheet>
  ),
}

const Sheet = styled.div`
  position: relative;
  height: 560px;
`
