import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#contract/client/api-error.ts'
import { uploadSentences } from '#contract/shared/upload-rules.ts'
import {
  answers,
  field,
  fill,
  renderLive,
  sendButton,
  sentBody,
  startAfresh,
  warmUp,
} from './apply-fixture.tsx'
import type { UploadResume } from './upload-resume.ts'

beforeAll(warmUp, 120_000)
beforeEach(startAfresh)

const pdf = (size = 2048) => new File([new Uint8Array(size)], '李四.pdf', { type: 'application/pdf' })
const choose = (file: File) => fireEvent.change(field(/^简历文件/), { target: { files: [file] } })
const reference = () => document.querySelector<HTMLInputElement>('[name=resumeUrl]')!.value

/** Fills in what must be, agrees and sends. */
function apply() {
  fill()
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(sendButton())
}

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

test('WCAG 2.4.3 the focus goes from a control that vanishes to what stands in its place', async () => {
  const upload = vi.fn<UploadResume>().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue('r')
  await renderLive({ upload })
  const chosen = () => screen.getByRole('group', { name: '李四.pdf' })
  await act(async () => choose(pdf()))
  expect(chosen()).toHaveFocus()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '重试' })))
  expect(chosen()).toHaveFocus()
  fireEvent.click(screen.getByRole('button', { name: '移除' }))
  expect(field(/^简历文件/)).toHaveFocus()
})

test.each([
  [new File(['x'], '李四.exe'), '只能上传PDF、DOC或DOCX格式的简历 请换一个文件，或移除后再提交'],
  [new File([], '李四.docx'), '上传的文件不完整，请重新上传'],
])('X-15 a file that is no résumé is not sent (%#)', async (file, sentence) => {
  const upload = vi.fn()
  await renderLive({ upload })
  choose(file)
  expect(await screen.findByText(sentence)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument()
  expect(upload).not.toHaveBeenCalled()
})

test('X-15 the file dialog is told endings and types, and a phone’s file that has only a type is sent', async () => {
  const upload = vi.fn(async () => 'reference-1')
  await renderLive({ upload })
  expect(field(/^简历文件/)).toHaveAttribute(
    'accept',
    '.pdf,application/pdf,.doc,application/msword,.docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  )
  choose(new File(['x'], 'document:1000021', { type: 'application/pdf' }))
  await waitFor(() => expect(reference()).toBe('reference-1'))
})

test('X-15 a file over 10 MB is not sent', async () => {
  const upload = vi.fn()
  await renderLive({ upload })
  const large = pdf(1)
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 })
  choose(large)
  expect(await screen.findByText('文件大小不能超过10MB! 请换一个文件，或移除后再提交')).toBeInTheDocument()
  expect(upload).not.toHaveBeenCalled()
})

test('X-15 a failed upload says why and can be tried again', async () => {
  const upload = vi
    .fn<UploadResume>()
    .mockRejectedValueOnce(new ApiError({ status: 0, message: '' }))
    .mockResolvedValue('reference-2')
  await renderLive({ upload })
  choose(pdf())
  expect(await screen.findByText('网络错误，请稍后重试')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await waitFor(() => expect(reference()).toBe('reference-2'))
})

test.each([
  [413, '请求内容过大 请换一个文件，或移除后再提交', false],
  [415, '文件里有宏，请另存', false],
  [429, '提交过于频繁，请稍后再试', true],
  [503, '请求内容过大', true],
])('X-15 a file that the server answers with %i says %s; 重试: %s', async (status, shown, isOffered) => {
  const [message = ''] = shown.split(' ')
  const upload = vi
    .fn<UploadResume>()
    .mockRejectedValue(new ApiError({ status, message, isServerMessage: true }))
  await renderLive({ upload })
  choose(pdf())
  expect(await screen.findByText(shown)).toBeInTheDocument()
  expect(screen.queryAllByRole('button', { name: '重试' })).toHaveLength(isOffered ? 1 : 0)
})

test('X-83 a reference that the server no longer takes is told at the file', async () => {
  const errors = [{ field: 'resumeUrl', message: '简历文件已失效，请重新上传' }]
  answers.mockResolvedValue(
    Response.json({ code: 400, message: '简历文件已失效，请重新上传', data: { errors } }, { status: 400 }),
  )
  await renderLive({ upload: async () => 'old' })
  choose(pdf())
  await waitFor(() => expect(reference()).toBe('old'))
  apply()
  await waitFor(() => expect(screen.getAllByText('简历文件已失效，请重新上传')).toHaveLength(2))
  expect(sentBody()).toMatchObject({ resumeUrl: 'old' })
})

test('X-15 an application does not go without the document that its applicant sees there; with it, or once it is removed, it goes', async () => {
  answers.mockImplementation(async () => Response.json({ code: 200, message: 'ok', data: null }))
  const upload = vi
    .fn<UploadResume>()
    .mockRejectedValueOnce(new ApiError({ status: 0, message: '' }))
    .mockResolvedValue('reference-3')
  await renderLive({ upload })
  choose(pdf())
  await screen.findByText('网络错误，请稍后重试')
  apply()
  const unsent = '这份简历没有上传成功，请重新上传，或不带它提交'
  expect(await screen.findByText(unsent)).toBeInTheDocument()
  expect(answers).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await waitFor(() => expect(reference()).toBe('reference-3'))
  await waitFor(() => expect(screen.queryByText(unsent)).not.toBeInTheDocument())
  fireEvent.click(sendButton())
  await waitFor(() => expect(sentBody()).toMatchObject({ resumeUrl: 'reference-3' }))
})

test('X-15 of a file that can be no résumé the reason stays said when the application is held back for it', async () => {
  await renderLive({ upload: vi.fn<UploadResume>() })
  choose(new File(['x'], '笔记.exe'))
  apply()
  const group = screen.getByRole('group', { name: /\.exe$/ })
  const both = `${uploadSentences.notADocument} 请换一个文件，或移除后再提交`
  await waitFor(() => expect(group).toHaveAccessibleDescription(both))
  expect(answers).not.toHaveBeenCalled()
})

test('X-83 what was wrong with a document is not said of the next one', async () => {
  const sentence = '简历文件已失效，请重新上传'
  const errors = [{ field: 'resumeUrl', message: sentence }]
  answers.mockResolvedValue(
    Response.json({ code: 400, message: sentence, data: { errors } }, { status: 400 }),
  )
  await renderLive({ upload: async (file) => file.name })
  choose(pdf())
  await waitFor(() => expect(reference()).toBe('李四.pdf'))
  apply()
  const group = () => screen.getByRole('group', { name: /\.pdf$/ })
  await waitFor(() => expect(group()).toHaveAccessibleDescription(sentence))
  fireEvent.click(screen.getByRole('button', { name: '移除' }))
  choose(new File(['x'], '新的.pdf'))
  await waitFor(() => expect(reference()).toBe('新的.pdf'))
  await waitFor(() => expect(group()).not.toHaveAccessibleDescription(sentence))
})
