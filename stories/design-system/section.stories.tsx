import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '#design-system/button/index.ts'
import { ContourLines } from '#design-system/contour-lines/index.ts'
import { SectionHeading } from '#design-system/section-heading/index.ts'
import { Section } from '#design-system/section/index.ts'

const meta = {
  id: 'design-system-section',
  title: 'Design system/布局/分区 Section · 区块 色带 band',
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: {
    'aria-labelledby': 'heading',
    children: (
      <SectionHeading
        headingId="heading"
        eyebrow="01 / 服务项目"
        title="从外业测绘到数据标注，一条线做完"
        lead="我们把现场采集、数据治理、标注与质检放在同一套流程里，让政府与企业拿到可以直接使用的数据。"
        action={
          <ButtonLink href="#all" variant="quiet" iconAfter={<ArrowRight aria-hidden />}>
            全部服务
          </ButtonLink>
        }
      />
    ),
  },
} satisfies Meta<typeof Section>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Tinted: Story = { args: { tone: 'tinted' } }
export const Ink: Story = { args: { tone: 'ink', backdrop: <ContourLines hasGrid /> } }
export const PlainWithContours: Story = { args: { backdrop: <ContourLines /> } }
export const Compact: Story = { args: { spacing: 'compact', tone: 'tinted' } }
