import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { loadJobPage } from '#app/public/contact/job-page/load-job-page.ts'
import { jobPageMeta } from '#app/public/contact/job-page/job-page-meta.ts'
import { goneJob, JobPage } from '#app/public/contact/job-page/job-page.tsx'
import { goneStory } from './gone-story.tsx'
import { jobHead } from '#app/public/seo/page-heads.ts'
import { pageStory, storyAddress } from './page-story.tsx'

const PageStory = pageStory({
  path: '/contact/jobs/2',
  startsDark: false,
  load: (read) => loadJobPage(read, '2'),
  Page: JobPage,
  meta: (content) => jobPageMeta({ content, head: jobHead(content, storyAddress), publicUrl: storyAddress }),
})
const GoneStory = goneStory({
  path: '/contact/jobs/2',
  load: (read) => loadJobPage(read, '2'),
  words: goneJob,
})

const meta = {
  id: 'pages-job',
  title: 'Pages/岗位详情 Job',
  component: PageStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  tags: ['screenshot'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('政府数据项目经理')
    await expect(canvas.getByRole('link', { name: '应聘' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^下一个岗位/ })).toHaveAttribute('href', '/contact/jobs/3')
  },
}

export const LongText: Story = { globals: { scenario: 'long' } }

/** Only what the form requires was filled in. */
export const FewFacts: Story = {
  args: {
    change: (content) => ({
      ...content,
      previous: undefined,
      next: undefined,
      job: {
        ...content.job,
        trainingPeriod: '',
        ageRequirement: '',
        basicQualities: '',
        jobRequirements: '',
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '岗位描述' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^下一个岗位/ })).toBeNull()
  },
}

export const Gone: Story = {
  tags: ['screenshot'],
  render: () => <GoneStory />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '这个岗位已停止招聘' })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
