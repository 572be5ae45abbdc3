import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { MessageForm, type MessageFormProps } from './message-form.tsx'

const typed = {
  姓名: '张三',
  电话: '13800000000',
  邮箱: 'zhang@example.com',
  主题: '合作咨询',
  消息内容: '想了解数据标注服务。',
}

const answers = vi.fn<typeof fetch>()

beforeEach(() => {
  localStorage.clear()
  answers.mockReset()
  vi.stubGlobal('fetch', answers)
})

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
const sendButton = () => screen.getByText('发送消息').closest('button')!
const form = () => screen.getByLabelText<HTMLFormElement>('在线留言')

function fill(values: Record<string, string> = typed) {
  for (const [label, value] of Object.entries(values)) fireEvent.input(field(label), { target: { value } })
}

function answer(body: unknown, status = 200) {
  answers.mockImplementation(async () => Response.json(body, { status }))
}

/** The form after the live one has taken over. */
async function renderLive(props: Partial<MessageFormProps> = {}) {
  const load = vi.fn(() => import('./message-form-live.tsx'))
  render(<MessageForm action="/?index" loadLive={load} {...props} />)
  fireEvent.focus(field('姓名'))
  await act(() => load.mock.results[0]!.value)
}

test('P-368, P-390, P-500 the form starts idle, with a message area of 4 rows', () => {
  render(<MessageForm action="/?index" />)
  expect(field('消息内容')).toHaveAttribute('rows', '4')
  expect(sendButton()).not.toHaveAttribute('aria-busy')
  expect(form()).toHaveAttribute('method', 'post')
  expect(form()).toHaveAttribute('action', '/?index')
})

test.each(['电话', '邮箱'])('X-101 the field %s does not cut what is pasted', (label) => {
  render(<MessageForm action="/?index" />)
  expect(field(label).maxLength).toBeGreaterThanOrEqual(100)
})

test.each([
  ['P-383', '姓名', '请输入姓名'],
  ['P-384', '邮箱', '请输入邮箱'],
  ['P-386', '电话', '请输入电话'],
  ['P-388', '主题', '请输入主题'],
  ['P-389', '消息内容', '请输入消息内容'],
])('%s, P-381 leaving %s empty says %s', async (_number, label, sentence) => {
  await renderLive()
  fireEvent.blur(field(label))
  await waitFor(() => expect(field(label)).toHaveAccessibleDescription(sentence))
  expect(screen.getAllByText(/^请输入/)).toHaveLength(1)
})

test.each([
  ['P-385', '邮箱', 'zhang@', '请输入正确的邮箱格式'],
  ['P-387', '电话', '12800000000', '请输入正确的手机号码'],
])('%s, P-381 leaving %s as %s says %s', async (_number, label, value, sentence) => {
  await renderLive()
  fill({ [label]: value })
  fireEvent.blur(field(label))
  await waitFor(() => expect(field(label)).toHaveAccessibleDescription(sentence))
})

test('P-382, P-459 sending an invalid form is stopped, every field says why, the first one has the focus', async () => {
  await renderLive()
  fireEvent.click(sendButton())
  expect(await screen.findByText('请输入消息内容')).toBeInTheDocument()
  expect(screen.getAllByText(/^请输入(姓名|邮箱|电话|主题|消息内容)$/)).toHaveLength(5)
  await waitFor(() => expect(field('姓名')).toHaveFocus())
  expect(answers).not.toHaveBeenCalled()
})

test('a suggested subject is sent as a typed one', async () => {
  await renderLive({ subject: '咨询：数据标注' })
  answer({ code: 200 })
  const { 主题: _own, ...others } = typed
  fill(others)
  fireEvent.click(sendButton())
  await waitFor(() => expect(answers).toHaveBeenCalled())
  expect(JSON.parse(String(answers.mock.calls[0]![1]?.body))).toMatchObject({ subject: '咨询：数据标注' })
})

test('what was typed before the script came stays in the subject', () => {
  const form = <MessageForm action="/contact" subject="咨询：数据标注" />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(form)
  field('主题').value = '自己写的主题'
  render(form, { container, hydrate: true })
  expect(field('主题')).toHaveValue('自己写的主题')
})

test('what the server says was sent stays in the subject', () => {
  const message = { name: '', email: '', phone: '', subject: '自己写的主题', message: '' }
  render(<MessageForm action="/contact" outcome={{ message, errors: {} }} subject="咨询：数据标注" />)
  expect(field('主题')).toHaveValue('自己写的主题')
})

test('the server’s page says nothing of a topic', () => {
  expect(renderToString(<MessageForm action="/contact" subject="咨询：数据标注" />)).not.toContain(
    '咨询：数据标注',
  )
})

test('an error goes as soon as the text is right', async () => {
  await renderLive()
  fireEvent.blur(field('姓名'))
  expect(await screen.findByText('请输入姓名')).toBeInTheDocument()
  fill({ 姓名: '张三' })
  await waitFor(() => expect(screen.queryByText('请输入姓名')).not.toBeInTheDocument())
})

test('P-371, P-391, P-463, P-464 a sent message is confirmed and the form is empty again', async () => {
  answer({ code: 200, message: 'ok', data: null })
  await renderLive()
  fill()
  fireEvent.click(sendButton())
  expect(await screen.findByText('消息发送成功！我们会尽快回复您。')).toBeInTheDocument()
  expect(new URL(String(answers.mock.calls[0]?.[0])).pathname).toBe('/api/contact/add')
  expect(JSON.parse(String(answers.mock.calls[0]?.[1]?.body))).toEqual({
    name: '张三',
    phone: '13800000000',
    email: 'zhang@example.com',
    subject: '合作咨询',
    message: '想了解数据标注服务。',
    noticeVersion: '2026-12',
    fillMs: expect.any(Number),
  })
  for (const label of Object.keys(typed)) expect(field(label)).toHaveValue('')
})

test('P-369, P-370 it is sending from the moment it is valid until the answer, and cannot be sent twice', async () => {
  let finish = (_response: Response) => {}
  answers.mockImplementation(() => new Promise((resolve) => (finish = resolve)))
  await renderLive()
  fill()
  fireEvent.click(sendButton())
  fireEvent.click(sendButton())
  await waitFor(() => expect(sendButton()).toHaveAttribute('aria-busy', 'true'))
  fireEvent.click(sendButton())
  fireEvent.submit(form())
  await act(async () => finish(Response.json({ code: 200, message: 'ok', data: null })))
  await waitFor(() => expect(sendButton()).not.toHaveAttribute('aria-busy'))
  expect(answers).toHaveBeenCalledOnce()
})

test.each([
  ['P-460', { code: 429, message: '提交过于频繁，请稍后再试', data: null }, '提交过于频繁，请稍后再试'],
  ['P-461', { code: 500, data: null }, '发送失败'],
])('%s, P-372 a refused message says why and the text is kept', async (_number, body, sentence) => {
  answer(body)
  await renderLive()
  fill()
  fireEvent.click(sendButton())
  expect(await screen.findByText(sentence)).toBeInTheDocument()
  for (const [label, value] of Object.entries(typed)) expect(field(label)).toHaveValue(value)
})

test('a field that only the server refuses says so', async () => {
  const errors = [{ field: 'subject', message: '主题不能超过200个字符' }]
  answer({ code: 400, message: '主题不能超过200个字符', data: { errors } }, 400)
  await renderLive()
  fill()
  fireEvent.click(sendButton())
  await waitFor(() => expect(field('主题')).toHaveAccessibleDescription('主题不能超过200个字符'))
})

test('P-462, P-372 without an answer it says so and the text is kept', async () => {
  answers.mockRejectedValue(new TypeError('Failed to fetch'))
  await renderLive()
  fill()
  fireEvent.click(sendButton())
  expect(await screen.findByText('网络错误，请稍后重试')).toBeInTheDocument()
  for (const [label, value] of Object.entries(typed)) expect(field(label)).toHaveValue(value)
})

test.each([
  ['home', 502],
  ['contact', 502],
  ['home', 200],
] as const)('P-462, P-372 a page in place of the answer is no answer (%s, %i)', async (rules, status) => {
  answers.mockImplementation(async () => new Response('<html><h1>Bad Gateway</h1></html>', { status }))
  await renderLive({ rules })
  fill({ ...typed, 主题: '合作咨询一事', 消息内容: '想了解数据标注服务的报价。' })
  fireEvent.click(sendButton())
  expect(await screen.findByText('网络错误，请稍后重试')).toBeInTheDocument()
  expect(field('姓名')).toHaveValue('张三')
})

test('P-414 a message carries the token of a session that is stored, and none where there is none', async () => {
  answer({ code: 200, message: 'ok', data: null })
  await renderLive()
  for (const token of [null, 'token-1']) {
    if (token) localStorage.setItem('token', token)
    fill()
    fireEvent.click(sendButton())
    await screen.findByText('消息发送成功！我们会尽快回复您。')
    const sent = new Headers(answers.mock.lastCall?.[1]?.headers)
    await waitFor(() => expect(sent.get('authorization')).toBe(token && `Bearer ${token}`))
  }
})

test('P-415 a 401 to a message signs out, all of what was stored', async () => {
  for (const [name, value] of Object.entries({ token: 'token-1', user: '{}', lastActivityTime: '1' }))
    localStorage.setItem(name, value)
  answer({ code: 401, message: '登录已过期，请重新登录', data: null }, 401)
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  await renderLive()
  fill()
  fireEvent.click(sendButton())
  await waitFor(() => expect(localStorage).toHaveLength(0))
  expect(warn).toHaveBeenCalledExactlyOnceWith('登录已过期，请重新登录')
  warn.mockRestore()
})

test('what was typed before the live form came is kept, in the same fields, with focus and caret', async () => {
  const load = vi.fn(() => import('./message-form-live.tsx'))
  render(<MessageForm action="/?index" loadLive={load} />)
  const before = field('邮箱')
  await userEvent.type(before, 'zhang@example.com')
  before.setSelectionRange(3, 3)
  await act(() => load.mock.results[0]!.value)
  expect(field('邮箱')).toBe(before)
  expect(before).toHaveFocus()
  expect(before.selectionStart).toBe(3)
  expect(before).toHaveValue('zhang@example.com')
})

test('a field that has the focus when the page’s script comes has the live form fetched', async () => {
  const load = vi.fn(() => import('./message-form-live.tsx'))
  const page = <MessageForm action="/?index" loadLive={load} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  field('姓名').focus()
  render(page, { container, hydrate: true })
  await waitFor(() => expect(load).toHaveBeenCalledOnce())
  await act(() => load.mock.results[0]!.value)
  expect(field('姓名')).toHaveFocus()
})

test('a message sent before the live form has come is sent once it has', async () => {
  answer({ code: 200, message: 'ok', data: null })
  render(<MessageForm action="/?index" />)
  fill()
  fireEvent.submit(form())
  expect(sendButton()).toHaveAttribute('aria-busy', 'true')
  expect(await screen.findByText('消息发送成功！我们会尽快回复您。')).toBeInTheDocument()
  expect(answers).toHaveBeenCalledOnce()
})

test('a press of send while the live form is on its way already is not lost', async () => {
  answer({ code: 200, message: '操作成功', data: null })
  let arrive = () => {}
  const onItsWay = new Promise<void>((resolve) => (arrive = resolve))
  render(
    <MessageForm action="/?index" loadLive={() => onItsWay.then(() => import('./message-form-live.tsx'))} />,
  )
  fill()
  fireEvent.focus(field('姓名'))
  fireEvent.submit(form())
  await act(async () => arrive())
  expect(await screen.findByText('消息发送成功！我们会尽快回复您。')).toBeInTheDocument()
  expect(answers).toHaveBeenCalledOnce()
})

test('when the live form cannot be downloaded the plain one is posted', async () => {
  const post = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue()
  render(<MessageForm action="/?index" loadLive={() => Promise.reject(new Error('offline'))} />)
  fill()
  fireEvent.submit(form())
  await waitFor(() => expect(post).toHaveBeenCalledOnce())
  expect(field('消息内容')).toHaveValue('想了解数据标注服务。')
})

test('when the live form cannot be downloaded and there is no network the text stays', async () => {
  const post = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<MessageForm action="/?index" loadLive={() => Promise.reject(new Error('offline'))} />)
  fill()
  fireEvent.submit(form())
  expect(await screen.findByText('网络错误，请稍后重试')).toBeInTheDocument()
  expect(post).not.toHaveBeenCalled()
  expect(field('消息内容')).toHaveValue('想了解数据标注服务。')
})

test('what the server answered a plain post is shown, with the text that was sent', async () => {
  const outcome = {
    message: { name: '张三', email: 'zhang', phone: '', subject: '', message: '' },
    errors: { email: '请输入正确的邮箱格式' },
  }
  await renderLive({ outcome })
  expect(field('姓名')).toHaveValue('张三')
  expect(field('邮箱')).toHaveAccessibleDescription('请输入正确的邮箱格式')
})

test('P-423 a field that nobody sees tells programs from people; it is sent only when it was filled', async () => {
  answer({ code: 200, message: 'ok', data: null })
  await renderLive()
  const hidden = form().querySelector<HTMLInputElement>('[name=homepage]')!
  expect(hidden.closest('[aria-hidden=true]')).not.toBeNull()
  expect([hidden.tabIndex, hidden.autocomplete, hidden.value]).toEqual([-1, 'off', ''])
  fill()
  hidden.value = 'https://spam.example'
  fireEvent.click(sendButton())
  await waitFor(() => expect(answers).toHaveBeenCalledOnce())
  expect(JSON.parse(String(answers.mock.calls[0]?.[1]?.body))).toMatchObject({
    homepage: 'https://spam.example',
  })
})

test('P-462, P-463 how sending went comes into sight; where a field is wrong, that one does', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  answer({ code: 200, message: 'ok', data: null })
  await renderLive()
  fill({ ...typed, 电话: '123' })
  fireEvent.submit(form())
  await waitFor(() => expect(field('电话')).toHaveFocus())
  expect(scrolled).not.toHaveBeenCalled()
  fill()
  fireEvent.submit(form())
  const sent = await screen.findByText('消息发送成功！我们会尽快回复您。')
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' }))
  expect(scrolled.mock.contexts[0] as Element).toContainElement(sent)
  scrolled.mockRestore()
})

test('P-387, P-399 a browser that fills in a phone number leaves out +86, which the form would refuse', () => {
  render(<MessageForm action="/?index" />)
  expect(field('电话')).toHaveAttribute('autocomplete', 'tel-national')
})

test('P-233, P-500 on the contact page the message area has 6 rows', () => {
  render(<MessageForm action="/contact#message" rules="contact" />)
  expect(field('消息内容')).toHaveAttribute('rows', '6')
})

test.each([
  ['P-395', '姓名', '张', '姓名长度在 2 到 20 个字符'],
  ['P-401', '主题', '合作', '主题长度在 5 到 50 个字符'],
  ['P-403', '消息内容', '太短', '消息长度在 10 到 500 个字符'],
])('%s, P-392 on the contact page leaving %s as %s says %s', async (_number, label, value, sentence) => {
  await renderLive({ rules: 'contact' })
  fill({ [label]: value })
  fireEvent.blur(field(label))
  await waitFor(() => expect(field(label)).toHaveAccessibleDescription(sentence))
})

test('P-393, P-404, P-459 on the contact page a validation failure stops the sending', async () => {
  await renderLive({ rules: 'contact' })
  fill({ ...typed, 消息内容: '太短' })
  fireEvent.click(sendButton())
  expect(await screen.findByText('主题长度在 5 到 50 个字符')).toBeInTheDocument()
  expect(screen.getByText('消息长度在 10 到 500 个字符')).toBeInTheDocument()
  expect(answers).not.toHaveBeenCalled()
})
