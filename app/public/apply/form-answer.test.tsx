import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
  field,
  fill,
  renderLive,
  renderPage,
  sendButton,
  startAfresh,
  type,
  warmUp,
} from './apply-fixture.tsx'
import { emptyApplication } from './application.ts'

beforeAll(warmUp, 120_000)
beforeEach(startAfresh)

test('X-15 what is wrong is listed at the button, each entry leads to its field', async () => {
  await renderLive()
  fireEvent.click(sendButton())
  const wrong = within(await screen.findByRole('list', { name: '要改的地方' }))
  await waitFor(() => expect(wrong.getAllByRole('link')).toHaveLength(4))
  fireEvent.click(wrong.getByRole('link', { name: '邮箱' }))
  expect(field(/^邮箱/)).toHaveFocus()
  expect(window.location.hash).toBe('')
})

test('X-15 a folded field that is wrong is unfolded when the form is sent, and takes the focus', async () => {
  await renderLive()
  fill()
  fireEvent.click(screen.getByRole('checkbox'))
  const fold = field(/^身份证号/).closest('details')
  expect(fold).not.toHaveAttribute('open')
  type(/^身份证号/, '123')
  fireEvent.click(sendButton())
  await waitFor(() => expect(field(/^身份证号/)).toHaveFocus())
  expect(fold).toHaveAttribute('open')
})

test('X-15 a posting that is not open is told, with open ones of its place; not when nobody can know', () => {
  const gone = { jobTitle: '质检员', jobLocation: '扬州' }
  renderPage({ given: gone })
  expect(screen.getByText('这个岗位不在目前的招聘列表里')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '标注员' })).toHaveAttribute(
    'href',
    `/apply?${new URLSearchParams({ title: '标注员', location: '扬州' }).toString()}`,
  )
  cleanup()
  renderPage({ given: gone, jobs: [], areJobsUnknown: true })
  expect(screen.queryByText('这个岗位不在目前的招聘列表里')).not.toBeInTheDocument()
})

test('X-15 a plain post that sent text into folded fields comes back unfolded, its answer at the top', () => {
  renderPage({
    outcome: {
      values: { ...emptyApplication, gender: '女' },
      errors: {},
      notice: { tone: 'failure', text: '提交失败，请稍后重试' },
    },
  })
  expect(field(/^性别/).closest('details')).toHaveAttribute('open')
  const told = screen.getByText('提交失败，请稍后重试')
  expect(told.compareDocumentPosition(field(/^姓名/)) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
})
