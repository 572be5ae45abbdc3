import { createRemixStub } from '@remix-run/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { Job } from '#app/public/contact/jobs/job.ts'
import { ApplicationForm, type ApplicationFormProps } from './application-form.tsx'
import { ApplyPage, type ApplyPageProps } from './apply-page.tsx'

/** An open posting. */
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
/** How the address names it. */
export const given = { jobTitle: '标注员', jobLocation: '扬州' }

/** What the server answers. */
export const answers = vi.fn<typeof fetch>()

/** A control by its label. */
export const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
/** The button that sends. */
export function sendButton(): HTMLElement {
  const button = screen.getByText('提交申请').closest('button')
  if (!button) throw new Error('The words of the button stand outside of it')
  return button
}
/** Writes into a field at once. */
export const type = (label: RegExp, value: string) => fireEvent.input(field(label), { target: { value } })

/** The form after the live one has taken over. */
export async function renderLive(props: Partial<ApplicationFormProps> = {}) {
  const live = import('./application-form-live.tsx').then((module) => module.ApplicationFormLive)
  const load = () => live
  const Form = () => <ApplicationForm given={null} jobs={[posting]} loadLive={load} {...props} />
  const Stub = createRemixStub([{ path: '/', Component: Form }])
  render(<Stub />)
  fireEvent.focus(field(/^姓名/))
  await act(async () => void (await live))
}

/** Fills in what must be there, but for the ticked box. */
export function fill() {
  type(/^姓名/, '李四')
  type(/^手机号码/, '13800000000')
  type(/^邮箱/, 'li@example.com')
}

/** What was sent first. */
export const sentBody = () => JSON.parse(String(answers.mock.calls[0]?.[1]?.body)) as Record<string, unknown>

/** The whole page, as the server draws it. */
export function renderPage(props: Partial<ApplyPageProps> = {}) {
  const Stub = createRemixStub([
    { path: '/', Component: () => <ApplyPage given={null} jobs={[posting]} {...props} /> },
  ])
  render(<Stub />)
}

/** Before each test: a server that waits for its answer. */
export function startAfresh() {
  answers.mockReset()
  vi.stubGlobal('fetch', answers)
}

/** The first drawing compiles everything, which takes its time. */
export async function warmUp() {
  await import('./application-form-live.tsx')
  renderPage()
  cleanup()
}
