import { createRemixStub } from '@remix-run/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { handle as applyForm } from '#app/routes/_public.apply.tsx'
import { loader as leaveServices } from '#app/routes/services.tsx'
import TestLogin, {
  action as postTestLogin,
  loader as loadTestLogin,
} from '#app/routes/_public.test-login.tsx'
import TestPage from '#app/routes/_public.test_.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('P-062, P-063, A-022, A-023 /test says that routing works and leads home', async () => {
  show('/test', TestPage)
  expect(await screen.findByText('路由工作正常。')).toBeVisible()
  expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/')
})

test('P-064, P-065, P-066, P-456, P-457, A-019, A-020, A-436 /test-login posts name and password and shows the raw answer, its code and message first', async () => {
  const refused = '{"code":400,"message":"登录失败，请检查用户名和密码","data":null}'
  const fetched = vi.fn<typeof fetch>().mockResolvedValue(new Response(refused, { status: 400 }))
  vi.stubGlobal('fetch', fetched)
  show('/test-login', TestLogin)
  await userEvent.type(await screen.findByRole('textbox', { name: '用户名' }), 'wangli')
  await userEvent.type(screen.getByLabelText('密码'), 'wrong')
  await userEvent.click(screen.getByRole('button', { name: '测试登录' }))

  const shown = await screen.findByText(/^HTTP 400/)
  expect(shown.textContent).toBe(`HTTP 400\ncode: 400\nmessage: 登录失败，请检查用户名和密码\n\n${refused}`)
  const [address, request] = fetched.mock.calls[0]!
  expect([address, request?.method]).toEqual(['/api/admin/login', 'POST'])
  expect(JSON.parse(String(request?.body))).toEqual({ username: 'wangli', password: 'wrong' })
})

test('/test-login prints no token, neither with a script nor without', async () => {
  const signedIn =
    '{"code":200,"message":"登录成功","data":{"user":{"username":"wangli"},"token":"kept-to-itself"}}'
  const answer = () => Promise.resolve(new Response(signedIn))
  vi.stubGlobal('fetch', answer)
  show('/test-login', TestLogin)
  await userEvent.click(await screen.findByRole('button', { name: '测试登录' }))
  const shown = await screen.findByText(/^HTTP 200/)
  expect(shown).toHaveTextContent('"user":{"username":"wangli"},"token":"（已隐藏）"')

  const request = new Request('https://site.test/test-login', {
    method: 'POST',
    body: new URLSearchParams({ username: 'wangli', password: 'right' }),
  })
  const sent = await postTestLogin({ request, context: { answer } } as unknown as Parameters<
    typeof postTestLogin
  >[0])
  expect(sent.body).toContain('登录成功')
  expect(JSON.stringify(sent)).not.toContain('kept-to-itself')
})

test('P-458, A-021, X-49 the login test is filled in from the environment in development, and empty in production', () => {
  vi.stubEnv('ADMIN_USERNAME', 'wangli')
  vi.stubEnv('ADMIN_PASSWORD', 'correct horse battery')
  const filledIn = (isDevelopment: boolean) =>
    loadTestLogin({ context: { isDevelopment } } as unknown as Parameters<typeof loadTestLogin>[0])
  expect(filledIn(true)).toEqual({ username: 'wangli', password: 'correct horse battery' })
  expect(filledIn(false)).toEqual({ username: '', password: '' })
})

test('P-115, P-116, X-03 /services gives way to the government services at once, and asks for nothing', () => {
  const answer = leaveServices()
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/government-services'])
  expect(answer.headers.get('x-remix-replace')).toBe('true')
})

test('P-058 the route of the application form is named ApplyForm', () => {
  expect(applyForm.name).toBe('ApplyForm')
})

function show(path: string, Component: ComponentType) {
  const Stub = createRemixStub([{ path, Component, loader: () => ({ username: '', password: '' }) }])
  render(<Stub initialEntries={[path]} />)
}
