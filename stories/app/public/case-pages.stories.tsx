import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import type { CasePageContent } from '#app/public/cases/case-content.ts'
import { CasePage } from '#app/public/cases/case-page.tsx'
import { casePageAt, casePages } from '#app/public/cases/case-pages.ts'
import { caseMeta } from '#app/public/cases/case-route.ts'
import { loadCasePage } from '#app/public/cases/load-case-page.ts'
import { casesHead } from '#app/public/seo/page-heads.ts'
import { pageStory, storyAddress, type PageStoryProps } from './page-story.tsx'

interface CaseStoryProps extends PageStoryProps<CasePageContent> {
  /** Which of the 21 pages. */
  path: string
}

function CaseStory({ path, change }: CaseStoryProps) {
  const [Story] = useState(() =>
    pageStory({
      path,
      load: (read) => loadCasePage(read, casePageAt(path)!),
      Page: CasePage,
      meta: (content) => caseMeta({ content, head: casesHead(content), publicUrl: storyAddress }),
    }),
  )
  return <Story change={change} />
}

const meta = {
  id: 'pages-cases',
  title: 'Pages/案例 Cases',
  component: CaseStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/cases' },
  argTypes: { path: { control: 'select', options: casePages.map(({ path }) => path) } },
} satisfies Meta<typeof CaseStory>

export default meta
type Story = StoryObj<typeof meta>

export const Generic: Story = {
  tags: ['screenshot', 'all-themes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('成功案例')
    await expect(await canvas.findByRole('link', { name: '县级档案数字化与编目' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/cases\/\d+$/),
    )
  },
}

export const Government: Story = {
  tags: ['screenshot'],
  args: { path: '/government-cases' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '按业务查看' })).toHaveTextContent('自然灾害')
  },
}

/* As this one looks, with other texts and pictures. */
export const DataAnnotation: Story = { args: { path: '/data-annotation-cases' } }
export const MapSurveying: Story = { args: { path: '/map-surveying-cases' } }
export const IndustryEducation: Story = { args: { path: '/industry-education-cases' } }

/*
 * The sixteen sub pages. Pictures cover those with their own sections and, of the others, one each with three, four
 * and six neighbours.
 */
export const SoilSubmission: Story = { ...subPage('government-cases/soil-submission'), tags: ['screenshot'] }
export const LandExtension: Story = { ...subPage('government-cases/land-extension'), tags: ['screenshot'] }
export const NaturalDisaster: Story = {
  ...subPage('government-cases/natural-disaster'),
  tags: ['screenshot'],
}

export const LargeModel: Story = subPage('data-annotation-cases/large-model')
export const AutonomousDriving: Story = {
  ...subPage('data-annotation-cases/autonomous-driving'),
  tags: ['screenshot'],
}
export const ImageVideo: Story = subPage('data-annotation-cases/image-video')
export const ContentRelevance: Story = subPage('data-annotation-cases/content-relevance')
export const MultilingualText: Story = subPage('data-annotation-cases/multilingual-text')
export const MultilingualSpeech: Story = {
  ...subPage('data-annotation-cases/multilingual-speech'),
  tags: ['screenshot'],
}

export const MapMaking: Story = { ...subPage('map-surveying-cases/map-making'), tags: ['screenshot'] }
export const UrbanPlanning: Story = subPage('map-surveying-cases/urban-planning')
export const EnvironmentProtection: Story = subPage('map-surveying-cases/environment-protection')
export const ResourceManagement: Story = subPage('map-surveying-cases/resource-management')

export const Shenzhen: Story = { ...subPage('industry-education-cases/shenzhen'), tags: ['screenshot'] }
export const Guangzhou: Story = subPage('industry-education-cases/guangzhou')
export const Jiangxi: Story = subPage('industry-education-cases/jiangxi')

/** The four tabs turn by arrow keys. */
export const DrivingTabs: Story = {
  args: { path: '/data-annotation-cases/autonomous-driving' },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('tab', { name: /服务内容/ })
    first.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await canvas.findByRole('tabpanel', { name: /数据采集/ })).toHaveTextContent('城市道路采集')
  },
}

export const Empty: Story = {
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无案例')).toBeInTheDocument()
  },
}

export const EveryLoadFails: Story = { ...Empty, globals: { scenario: 'every-load-fails' } }

export const SoilEmpty: Story = {
  args: { path: '/government-cases/soil-submission' },
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无核心技术')).toBeInTheDocument()
    await expect(canvas.getByText('暂无案例')).toBeInTheDocument()
  },
}

export const DrivingEmpty: Story = {
  args: { path: '/data-annotation-cases/autonomous-driving' },
  globals: { scenario: 'empty' },
}

export const LongText: Story = { args: { path: '/government-cases' }, globals: { scenario: 'long' } }
export const LandLongText: Story = {
  args: { path: '/government-cases/land-extension' },
  globals: { scenario: 'long' },
}
export const WithoutPictures: Story = {
  args: { path: '/government-cases/natural-disaster' },
  globals: { scenario: 'without-media' },
}

export const OneCase: Story = {
  args: {
    path: '/map-surveying-cases/map-making',
    change: (content) => ({ ...content, cases: content.cases.slice(0, 1) }),
  },
}

export const FiftyCases: Story = {
  args: {
    change: (content) => ({
      ...content,
      cases: Array.from({ length: 50 }, (_unused, id) => ({
        ...content.cases[id % content.cases.length]!,
        id,
      })),
    }),
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** A sub page: below its title it marks itself among its neighbours. */
function subPage(address: string): Story {
  const path = `/${address}`
  const title = casePageAt(path)?.title ?? ''
  return {
    args: { path },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(title)
      const neighbours = within(await canvas.findByRole('region', { name: '同类案例' }))
      await expect(neighbours.getByRole('link', { current: 'page' })).toHaveTextContent(title)
    },
  }
}
