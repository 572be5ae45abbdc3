import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
  answers,
  field,
  fill,
  given,
  renderLive,
  renderPage,
  sendButton,
  sentBody,
  startAfresh,
  type,
  warmUp,
} from './apply-fixture.tsx'
import { emptyApplication } from './application.ts'

beforeAll(warmUp, 120_000)
beforeEach(startAfresh)

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
      // The version of what is agreed to.
      'consentVersion',
    ].sort(),
  )
})

test.each(['phone', 'email', 'idNumber', 'age'])('X-101 the field %s does not cut what is pasted', (name) => {
  renderPage()
  const form = screen.getByRole<HTMLFormElement>('form', { name: '应聘申请' })
  expect((form.elements.namedItem(name) as HTMLInputElement).maxLength).toBeGreaterThanOrEqual(100)
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
    consentVersion: '2026-11，隐私政策 2026-12',
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
