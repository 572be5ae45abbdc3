import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card, CardBody } from '#design-system/card/index.ts'
import { Skeleton, SkeletonText } from '#design-system/skeleton/index.ts'
import { Narrow } from './layout.tsx'

const meta = {
  id: 'design-system-skeleton',
  title: 'Design system/反馈/骨架 Skeleton · 占位 加载 loading placeholder',
  component: Skeleton,
  decorators: [(Story) => <Narrow aria-busy>{Story()}</Narrow>],
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Shapes: Story = {
  render: () => (
    <>
      <Skeleton width="40%" />
      <SkeletonText lines={3} />
      <Skeleton shape="circle" width="64px" />
    </>
  ),
}

export const ACard: Story = {
  render: () => (
    <Card>
      <Skeleton shape="box" height="180px" />
      <CardBody>
        <Skeleton width="50%" />
        <SkeletonText />
      </CardBody>
    </Card>
  ),
}
