import { expect, test } from 'vitest'
import type { Answer } from '#contract/engine/create-answer.ts'
import { emptyBugReport, readCall } from '#tests/contract/sample-bug-report.ts'
import { createMemoryBackend } from '#mocks/memory-backend.ts'
import { createReplay } from './replay.ts'

const backend = createMemoryBackend()
const own: Answer = () => Promise.resolve(Response.json({ own: true }))
const ask = (address: string, calls = recorded, method = 'GET') =>
  createReplay({ ...emptyBugReport, calls }).wrap(own)(
    new Request(new URL(address, 'http://site'), { method }),
    backend,
    { address: '127.0.0.1' },
  )

const recorded = [
  readCall('/api/news?page=1&size=10', ['first']),
  readCall('/api/news?page=1&size=10', ['last']),
  { ...readCall('/api/partner/update', null), method: 'POST', status: 503, answered: { json: { code: 503, message: '正在维护' } } }, // oxfmt-ignore
  { ...readCall('/api/cut', null), status: 0 },
  { ...readCall('/api/page', null), type: 'text/html', answered: { text: '<script>1</script>' } },
  { ...readCall('/api/none', null), status: 204 },
  { ...readCall('/api/file', null), answered: { left: 'file' as const } },
]

test('a call answers what it answered last, whatever the order of its query; another goes on', async () => {
  expect(await (await ask('/api/news/?size=10&page=1')).json()).toMatchObject({ data: ['last'] })
  expect(await (await ask('/api/news?page=2&size=10')).json()).toEqual({ own: true })
  const refused = await ask('/api/partner/update', recorded, 'POST')
  expect([refused.status, await refused.json()]).toEqual([503, { code: 503, message: '正在维护' }])
  expect(decodeURIComponent(refused.headers.get('x-mock') ?? '')).toBe('胶囊')
  expect(await (await ask('/api/partner/update')).json()).toEqual({ own: true })
})

test('a cut connection is cut, an answer without content has none, what was not recorded goes on', async () => {
  expect((await ask('/api/cut')).type).toBe('error')
  expect(await (await ask('/api/none')).text()).toBe('')
  expect(await (await ask('/api/file')).json()).toEqual({ own: true })
})

test('a page in a bug report can run nothing', async () => {
  const page = await ask('/api/page')
  expect(page.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(await page.text()).toBe('<script>1</script>')
})

test('what a file from anybody formats is reduced as the product reduces it', async () => {
  const call = readCall('/api/news', [{ id: 1, title: 'a < b', content: '<p>文<img src="x" onerror="alert(1)"><script>alert(2)</script></p>' }]) // oxfmt-ignore
  const text = await (await ask('/api/news', [call])).text()
  expect(text).toContain('<p>文')
  expect(text).toContain('a < b')
  expect(text).not.toMatch(/onerror|alert|script/)
})

test('an upload that was refused is refused again; what was stored is stored again', async () => {
  const upload = (status: number, code: number) => [
    {
      ...readCall('/api/upload', null),
      method: 'POST',
      status,
      answered: { json: { code, message: '', data: null } },
    },
  ]
  for (const [status, code] of [
    [413, 413],
    [200, 500],
  ] as const)
    expect(await (await ask('/api/upload', upload(status, code), 'POST')).json()).toMatchObject({ code })
  expect(await (await ask('/api/upload', upload(200, 200), 'POST')).json()).toEqual({ own: true })
})
