import { createRemixStub } from '@remix-run/testing'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { AskError } from '#contract/ask/ask.ts'
import type { Job } from '#app/public/contact/jobs/job.ts'
import { ApplicationForm, type ApplicationFormProps } from './application-form.tsx'
import { emptyApplication } from './application.ts'
import { ApplyPage, type ApplyPageProps } from './apply-page.tsx'
import type { UploadResume } from './upload-resume.ts'

const posting = {
  id: 5,
  jobTitle: '标注员',
  jobLocation: '扬州',
  jobCategory: '数据类',
  jobRequirements: '细心',
  serviceMode: '',
  servicePeriod: '',
  trainingPeriod: '',
} as Job
const given = { jobTitle: '标注员', jobLocation: '扬州' }

const answers = vi.fn<typeof fetch>()

beforeEach(() => {
  answers.mockReset()
  vi.stubGlobal('fetch', answers)
})

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const sendButton = () => screen.getByText('提交申请').closest('button')!
const type = (label: RegExp, value: string) => fireEvent.input(field(label), { target: { value } })

/** The form after the live one has taken over. */
async function renderLive(props: Partial<ApplicationFormProps> = {}) {
  const load = vi.fn(async () => (await import('./application-form-live.tsx')).ApplicationFormLive)
  render(<ApplicationForm given={null} jobs={[posting]} loadLive={load} {...props} />)
  fireEvent.focus(field(/^姓名/))
  await act(() => load.mock.results[0]!.value)
}

function fill() {
  type(/^姓名/, '李四')
  type(/^手机号码/, '13800000000')
  type(/^邮箱/, 'li@example.com')
}

const sentBody = () => JSON.parse(String(answers.mock.calls[0]?.[1]?.body)) as Record<string, unknown>

function renderPage(props: Partial<ApplyPageProps> = {}) {
  const Stub = createRemixStub([
    { path: '/', Component: () => <ApplyPage given={null} jobs={[posting]} {...props} /> },
  ])
  render(<Stub />)
}

beforeAll(async () => {
  await import('./application-form-live.tsx')
  renderPage()
  cleanup()
}, 120_000)

test('P-057, P-059, X-15 all fields of an application but its status and time', () => {
  renderPage()
  const form = screen.getByRole<HTMLFormElement>('form', { name: '应聘申请' })
  expect([...new FormData(form).keys()].sort()).toEqual(
    [
      'job',
      'name',
      'gender',
      'birthDate',
      'age',
      'idNumber',
      'phone',
      'email',
      'school',
      'education',
      'experience',
      'skills',
      'hobbies',
      'selfEvaluation',
      'resumeUrl',
      'homepage',
    ].sort(),
  )
})

test('X-15 a posting from the address is read-only and stands beside the form', () => {
  renderPage({ given })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('应聘 标注员')
  expect(field(/^应聘岗位/)).toHaveAttribute('readonly')
  expect(field(/^工作地点/)).toHaveValue('扬州')
  expect(screen.getByText('细心')).toBeInTheDocument()
  expect(screen.getByRole('form', { name: '应聘申请' })).toHaveAttribute(
    'action',
    `/apply?${new URLSearchParams({ title: '标注员', location: '扬州' }).toString()}#application`,
  )
})

test('X-15 otherwise it is chosen from the open postings, or from none', () => {
  renderPage()
  const options = within(field(/^应聘岗位/)).getAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual(['暂不指定岗位', '标注员'])
  cleanup()
  renderPage({ jobs: [] })
  expect(field(/^应聘岗位/)).toHaveAccessibleDescription('暂无可选岗位，可以先提交简历。')
})

test('X-15 sending an empty form is stopped and the first wrong field has the focus', async () => {
  await renderLive()
  fireEvent.click(sendButton())
  expect(await screen.findByText('请阅读并同意个人信息处理告知')).toBeInTheDocument()
  expect(field(/^姓名/)).toHaveAccessibleDescription('请输入姓名')
  await waitFor(() => expect(field(/^姓名/)).toHaveFocus())
  expect(answers).not.toHaveBeenCalled()
})

test('X-15 a wrong identity number says so on leaving', async () => {
  await renderLive()
  type(/^身份证号/, '110105194912310021')
  fireEvent.blur(field(/^身份证号/))
  await waitFor(() => expect(field(/^身份证号/)).toHaveAccessibleDescription('请输入正确的身份证号'))
})

test('X-15 the age follows the birthday', async () => {
  await renderLive()
  const year = new Date().getFullYear()
  type(/^出生日期/, `${year - 30}-01-01`)
  expect(field(/^年龄/)).toHaveValue('30')
  expect(field(/^年龄/)).toHaveAttribute('readonly')
  type(/^出生日期/, '')
  expect(field(/^年龄/)).toHaveValue('')
  expect(field(/^年龄/)).not.toHaveAttribute('readonly')
})

test('X-15 once an application was sent the age is free again', async () => {
  answers.mockResolvedValue(Response.json({ code: 200, message: 'ok', data: null }))
  await renderLive()
  fill()
  type(/^出生日期/, '1996-01-01')
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(sendButton())
  expect(await screen.findByText('简历提交成功！我们会尽快与您联系。')).toBeInTheDocument()
  fireEvent.focusIn(field(/^年龄/))
  expect(field(/^年龄/)).not.toHaveAttribute('readonly')
  expect(sentBody()).toMatchObject({ birthDate: '1996-01-01', age: expect.any(Number) })
})

test('X-15, X-81 a sent application is confirmed, and the form is empty but for its posting', async () => {
  answers.mockResolvedValue(Response.json({ code: 200, message: 'ok', data: null }))
  await renderLive({ given })
  fill()
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(sendButton())
  expect(await screen.findByText('简历提交成功！我们会尽快与您联系。')).toBeInTheDocument()
  expect(new URL(String(answers.mock.calls[0]?.[0])).pathname).toBe('/api/application/add')
  expect(sentBody()).toEqual({
    name: '李四',
    phone: '13800000000',
    email: 'li@example.com',
    jobTitle: '标注员',
    jobLocation: '扬州',
    consent: true,
    consentVersion: '2026-01',
    fillMs: expect.any(Number),
  })
  expect(field(/^姓名/)).toHaveValue('')
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  expect(document.querySelector('[name=job]')).toHaveValue('扬州／标注员')
})

test('X-15 a refused application says why and keeps everything', async () => {
  answers.mockResolvedValue(
    Response.json({ code: 429, message: '提交过于频繁，请稍后再试', data: null }, { status: 429 }),
  )
  await renderLive()
  fill()
  fireEvent.change(field(/^应聘岗位/), { target: { value: '扬州／标注员' } })
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(sendButton())
  expect(await screen.findByText('提交过于频繁，请稍后再试')).toBeInTheDocument()
  expect(field(/^姓名/)).toHaveValue('李四')
  expect(field(/^应聘岗位/)).toHaveValue('扬州／标注员')
  expect(screen.getByRole('checkbox')).toBeChecked()
})

test('what the server answered a plain post is shown, with what was sent', () => {
  renderPage({
    outcome: {
      values: { ...emptyApplication, job: '扬州／标注员', name: '李四', gender: '女', consent: 'agreed' },
      errors: { phone: '请输入电话' },
    },
  })
  expect(field(/^姓名/)).toHaveValue('李四')
  expect(field(/^性别/)).toHaveValue('女')
  expect(field(/^应聘岗位/)).toHaveValue('扬州／标注员')
  expect(field(/^手机号码/)).toHaveAccessibleDescription('请输入电话')
  expect(screen.getByRole('checkbox')).toBeChecked()
})

const pdf = (size = 2048) => new File([new Uint8Array(size)], '李四.pdf', { type: 'application/pdf' })
const choose = (file: File) => fireEvent.change(field(/^简历文件/), { target: { files: [file] } })
const reference = () => document.querySelector<HTMLInputElement>('[name=resumeUrl]')!.value

test('X-15, C-181 a résumé is uploaded at once, with progress; the form sends its reference', async () => {
  let advance = (_share: number) => {}
  let finish = (_reference: string) => {}
  const upload: UploadResume = (_file, onProgress) => {
    advance = onProgress
    return new Promise((resolve) => (finish = resolve))
  }
  await renderLive({ upload })
  choose(pdf())
  expect(sendButton()).toHaveAttribute('aria-busy', 'true')
  act(() => advance(0.4))
  expect(screen.getByText('正在上传 40% · 2 KB')).toBeInTheDocument()
  expect(screen.getByRole('progressbar', { name: '上传进度' })).toHaveValue(0.4)
  await act(async () => finish('reference-1'))
  expect(screen.getByText('已上传 · 2 KB')).toBeInTheDocument()
  expect(reference()).toBe('reference-1')
  expect(sendButton()).not.toHaveAttribute('aria-busy')
  fireEvent.click(screen.getByRole('button', { name: '移除' }))
  expect(reference()).toBe('')
  expect(field(/^简历文件/)).toHaveAttribute('type', 'file')
})

test.each([
  [new File(['x'], '李四.exe'), '只能上传PDF、DOC或DOCX格式的简历'],
  [new File([], '李四.docx'), '上传的文件不完整，请重新上传'],
])('X-15 a file that is no résumé is not sent (%#)', async (file, sentence) => {
  const upload = vi.fn()
  await renderLive({ upload })
  choose(file)
  expect(await screen.findByText(sentence)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument()
  expect(upload).not.toHaveBeenCalled()
})

test('X-15 a file over 10 MB is not sent', async () => {
  const upload = vi.fn()
  await renderLive({ upload })
  const large = pdf(1)
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 })
  choose(large)
  expect(await screen.findByText('文件大小不能超过10MB!')).toBeInTheDocument()
  expect(upload).not.toHaveBeenCalled()
})

test('X-15 a failed upload says why and can be tried again', async () => {
  const upload = vi
    .fn<UploadResume>()
    .mockRejectedValueOnce(new AskError({ status: 0, message: '' }))
    .mockResolvedValue('reference-2')
  await renderLive({ upload })
  choose(pdf())
  expect(await screen.findByText('网络错误，请稍后重试')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await waitFor(() => expect(reference()).toBe('reference-2'))
})

test('X-83 a reference that the server no longer takes is told at the file', async () => {
  const errors = [{ field: 'resumeUrl', message: '简历文件已失效，请重新上传' }]
  answers.mockResolvedValue(
    Response.json({ code: 400, message: '简历文件已失效，请重新上传', data: { errors } }, { status: 400 }),
  )
  await renderLive({ upload: async () => 'old' })
  choose(pdf())
  await waitFor(() => expect(reference()).toBe('old'))
  fill()
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(sendButton())
  await waitFor(() => expect(screen.getAllByText('简历文件已失效，请重新上传')).toHaveLength(2))
  expect(sentBody()).toMatchObject({ resumeUrl: 'old' })
})
