import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowUpRight } from 'lucide-react'
import styled from 'styled-components'
import { expect } from 'storybook/test'
import {
  Card,
  CardBody,
  CardFooter,
  CardLink,
  CardMedia,
  CardText,
  CardTitle,
} from '#design-system/card/index.ts'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

const services = [
  ['政务服务', 'government', '数据汇聚、治理与共享，支撑部门业务协同与一网统管。', 'GOV'],
  ['数据标注', 'annotation', '图像、文本、语音与点云的标注和质检，服务大模型与自动驾驶。', 'LABEL'],
  ['测绘地理', 'surveying', '航测、地形图与不动产测绘，为国土空间规划提供底图。', 'SURVEY'],
] as const

const meta = {
  id: 'design-system-card',
  title: 'Design system/布局/卡片 Card · 卡 面板 tile panel',
  component: Card,
  args: { isInteractive: true },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  render: (args) => (
    <Cards>
      {services.map(([title, picture, text, code]) => (
        <Card key={code} {...args}>
          <CardMedia>
            <MediaFrame src={`/upload/demo-service-${picture}.webp`} alt="" ratio="16/10" />
          </CardMedia>
          <CardBody>
            <CardTitle>
              <CardLink href={`#${picture}`}>{title}</CardLink>
            </CardTitle>
            <CardText>{text}</CardText>
            <CardFooter>
              <Code>{code}</Code>
              <ArrowUpRight aria-hidden size={18} />
            </CardFooter>
          </CardBody>
        </Card>
      ))}
    </Cards>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: '政务服务' })).toHaveFocus()
  },
}

export const Variants: Story = {
  args: { isInteractive: false },
  render: (args) => (
    <Cards>
      {(['outlined', 'raised', 'flat'] as const).map((variant) => (
        <Card key={variant} {...args} variant={variant}>
          <CardBody>
            <CardTitle>{variant}</CardTitle>
            <CardText>同一内容在三种底上的样子。</CardText>
          </CardBody>
        </Card>
      ))}
    </Cards>
  ),
}

const Cards = styled.div`
  display: grid;
  gap: ${token.space.x3};
  max-width: ${token.size.container};
  padding: ${token.space.x2};

  ${media.fromTablet} {
    grid-template-columns: repeat(3, 1fr);
  }
`

const Code = styled.span`
  font-family: ${token.font.figure};
  letter-spacing: ${token.letterSpacing.wide};
`
