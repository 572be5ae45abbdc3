import { beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import * as uploading from '#app/api-client/upload-file.ts'
import { uploadResume } from './upload-resume.ts'

let sent: MockInstance<typeof uploading.sendFile>
const upload = () => uploadResume(new File(['x'], '李四.pdf'), () => {}, new AbortController().signal)
const answer = (body: object, status = 200) =>
  sent.mockImplementation(async () => Response.json(body, { status }))

beforeEach(() => {
  localStorage.clear()
  sent = vi.spyOn(uploading, 'sendFile')
})

test('P-414 a résumé carries the token of a session that is stored', async () => {
  answer({ code: 200, message: 'ok', data: 'reference-1' })
  localStorage.setItem('token', 'token-1')
  expect(await upload()).toBe('reference-1')
  expect(sent.mock.lastCall?.[2]).toMatchObject({ token: 'token-1' })
})

test('P-415 a 401 to it signs out, unless another session was opened since', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  answer({ code: 401, message: '登录已过期，请重新登录', data: null }, 401)
  localStorage.setItem('token', 'token-1')
  const refused = upload()
  localStorage.setItem('token', 'token-2')
  await expect(refused).rejects.toThrow('登录已过期')
  expect(localStorage.getItem('token')).toBe('token-2')
  await expect(upload()).rejects.toThrow('登录已过期')
  expect(localStorage).toHaveLength(0)
  warn.mockRestore()
})
