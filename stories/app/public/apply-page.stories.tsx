import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { ApplyPage, type ApplyPageProps } from '#app/public/apply/apply-page.tsx'
import { emptyApplication } from '#app/public/apply/application.ts'
import { applyTexts } from '#app/public/apply/apply-texts.ts'
import { loadApplyPage, type ApplyContent } from '#app/public/apply/load-apply-page.ts'
import { pageMeta } from '#app/public/page-meta.ts'
import { applyHead } from '#app/public/seo/page-heads.ts'
import { pageStory, storyAddress, type PageStoryProps } from './page-story.tsx'

interface ApplyStoryProps extends PageStoryProps<ApplyContent> {
  /** What the address names, such as `?title=…&location=…`. */
  search?: string
  outcome?: ApplyPageProps['outcome']
}

/** The whole page, loaded by the very functions that the routes' loaders use. */
function ApplyStory({ search = '', outcome, change }: ApplyStoryProps) {
  const [Story] = useState(() =>
    pageStory({
      path: '/apply',
      load: (read) => loadApplyPage(read, new URLSearchParams(search)),
      Page: (content: ApplyContent) => <ApplyPage {...content} outcome={outcome} />,
      meta: () => pageMeta({ name: applyTexts.title, head: applyHead, path: '/apply' }, storyAddress),
    }),
  )
  return <Story change={change} />
}

const meta = {
  id: 'pages-apply',
  title: 'Pages/应聘申请 Apply',
  component: ApplyStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ApplyStory>

export default meta
type Story = StoryObj<typeof meta>

const searchOf = (title: string, location: string) =>
  `?${new URLSearchParams({ title, location }).toString()}`
const GIVEN = searchOf('标注平台前端工程师', '合肥')

const fillAndSend: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^姓名/ }), '李四')
  await userEvent.type(canvas.getByRole('textbox', { name: /^手机号码/ }), '13800000000')
  await userEvent.type(canvas.getByRole('textbox', { name: /^邮箱/ }), 'li@example.com')
  await userEvent.click(canvas.getByRole('checkbox', { name: /^我已阅读/ }))
  await userEvent.click(canvas.getByRole('button', { name: /提交申请/ }))
}

export const Normal: Story = { args: { search: GIVEN } }

export const ChoosesAPosting: Story = {
  play: async ({ canvas, userEvent }) => {
    const postings = await canvas.findByRole('combobox', { name: '应聘岗位' })
    await userEvent.selectOptions(postings, '政府数据项目经理')
    await expect(postings).toHaveValue('合肥／政府数据项目经理')
  },
}

export const Sent: Story = {
  args: { search: GIVEN },
  play: async (context) => {
    await fillAndSend?.(context)
    await expect(await context.canvas.findByText('简历提交成功！我们会尽快与您联系。')).toBeInTheDocument()
  },
}

export const Invalid: Story = {
  args: { search: GIVEN },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(/^性别、生日、身份证号/))
    await userEvent.type(canvas.getByRole('textbox', { name: /^身份证号/ }), '123')
    await userEvent.click(canvas.getByRole('button', { name: /提交申请/ }))
    await expect(await canvas.findByText('请输入正确的身份证号')).toBeInTheDocument()
    await expect(canvas.getByText('请阅读并同意个人信息处理告知')).toBeInTheDocument()
  },
}

export const UploadsAResume: Story = {
  args: { search: GIVEN },
  play: async ({ canvas, userEvent }) => {
    const document = new File(['%PDF-1.4\n%%EOF\n'], '李四.pdf', { type: 'application/pdf' })
    await userEvent.upload(await canvas.findByLabelText('简历文件'), document)
    await expect(await canvas.findByText(/^已上传/)).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: '移除' }))
    await expect(canvas.getByLabelText('简历文件')).toBeInTheDocument()
  },
}

export const UploadFails: Story = {
  args: { search: GIVEN },
  globals: { scenario: 'upload-wrong-type' },
  play: async ({ canvas, userEvent }) => {
    const document = new File(['%PDF-1.4\n%%EOF\n'], '李四.pdf', { type: 'application/pdf' })
    await userEvent.upload(await canvas.findByLabelText('简历文件'), document)
    const sentence = '只能上传PDF、DOC或DOCX格式的简历 请换一个文件，或移除后再提交'
    await expect(await canvas.findByText(sentence)).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: '重试' })).not.toBeInTheDocument()
  },
}

export const RefusedByServer: Story = {
  args: { search: GIVEN },
  globals: { scenario: 'server-message-on-save' },
  play: async (context) => {
    await fillAndSend?.(context)
    await expect(await context.canvas.findByText(/服务器提示/)).toBeInTheDocument()
    await expect(context.canvas.getByRole('textbox', { name: /^姓名/ })).toHaveValue('李四')
  },
}

/** Where the summary of what is wrong leads. */
export const GoesToAWrongField: Story = {
  args: { search: GIVEN },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /提交申请/ }))
    const wrong = await canvas.findByRole('list', { name: '要改的地方' })
    await expect(wrong).toHaveTextContent('姓名手机号码邮箱个人信息处理告知')
    await userEvent.click(canvas.getByRole('link', { name: '邮箱' }))
    await expect(canvas.getByRole('textbox', { name: /^邮箱/ })).toHaveFocus()
  },
}

export const PostingGone: Story = {
  args: { search: searchOf('三维点云标注组长', '合肥') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这个岗位不在目前的招聘列表里')).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: '政府数据项目经理' })).toBeInTheDocument()
  },
}

export const SentWithoutScript: Story = {
  args: {
    search: GIVEN,
    outcome: {
      values: { ...emptyApplication, job: '合肥／标注平台前端工程师' },
      errors: {},
      notice: { tone: 'success', text: '简历提交成功！我们会尽快与您联系。' },
    },
  },
}

export const AnsweredWithoutScript: Story = {
  args: {
    search: GIVEN,
    outcome: {
      values: { ...emptyApplication, job: '合肥／标注平台前端工程师', name: '李四', email: 'li' },
      errors: { email: '请输入正确的邮箱格式', phone: '请输入电话' },
    },
  },
}

export const NoPostings: Story = { globals: { scenario: 'empty' } }

export const EveryLoadFails: Story = { globals: { scenario: 'every-load-fails' } }

export const OnePosting: Story = {
  args: { change: (content) => ({ ...content, jobs: content.jobs.slice(0, 1) }) },
  play: async ({ canvas }) => {
    const postings = within(await canvas.findByRole('combobox', { name: '应聘岗位' }))
    // The other one is none in particular.
    await expect(postings.getAllByRole('option')).toHaveLength(2)
  },
}

export const FiftyPostings: Story = {
  args: {
    change: (content) => ({
      ...content,
      jobs: Array.from({ length: 50 }, (_, index) => {
        const job = content.jobs[index % content.jobs.length]!
        return { ...job, id: index + 1, jobTitle: `${job.jobTitle}（${index + 1} 组）` }
      }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const postings = await canvas.findByRole('combobox', { name: '应聘岗位' })
    const last = within(postings).getAllByRole<HTMLOptionElement>('option').at(-1)!
    await expect(within(postings).getAllByRole('option').length).toBeGreaterThanOrEqual(50)
    await userEvent.selectOptions(postings, last)
    await expect(postings).toHaveValue(last.value)
  },
}

export const LongText: Story = {
  args: {
    search: searchOf('面向县域自然资源一体化治理的多源数据采集、标注、质检与建库工程师'.repeat(3), '合肥'),
  },
}

export const Phone: Story = { args: { search: GIVEN }, globals: { viewport: { value: 'phone' } } }
