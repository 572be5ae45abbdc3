import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContourLines } from '#design-system/contour-lines/index.ts'
import { EmptyState } from '#design-system/empty-state/index.ts'
import { PageSection } from '#design-system/page-section/index.ts'

const meta = {
  id: 'design-system-page-section',
  title: 'Design system/布局/页面区块 Page section · 栏目 内容区块 block',
  component: PageSection,
  // It draws nothing of its own: its two parts, Section and SectionHeading, are photographed as themselves and on every page.
  tags: ['no-screenshot'],
  parameters: { layout: 'fullscreen' },
  args: {
    id: 'services',
    eyebrow: '02 / 服务项目',
    title: '从外业测绘到数据标注，一条线做完',
    lead: '现场采集、数据治理、标注与质检放在同一套流程里。',
    children: <p>区块的内容紧跟在标题之后。</p>,
  },
} satisfies Meta<typeof PageSection>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Ink: Story = { args: { tone: 'ink', backdrop: <ContourLines /> } }
/** Where there is nothing yet, the empty state stands in place of the content. */
export const Empty: Story = { args: { tone: 'tinted', empty: <EmptyState title="暂无服务数据" /> } }
