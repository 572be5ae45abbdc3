import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn, setTimeout as after } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultSettings } from '#contract/shared/environment-defaults.ts'
import type { Files } from '#contract/engine/backend.ts'
import { doc, docx, pdf, xlsx } from '#tests/contract/documents.ts'
import { openDiskPlace } from './disk-place.ts'
import { createFiles } from './files.ts'
import { receiveFile } from './receive-file.ts'

const MEGABYTE = 1024 * 1024

let dataDir: string
let files: Files

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'resumes-'))
  files = await createFiles(openDiskPlace(dataDir), defaultSettings)
})
afterEach(() => rm(dataDir, { recursive: true }))

const everything = async () =>
  (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())

function sent(content: Uint8Array, name = '陈晨的简历.pdf', type = 'application/pdf'): Request {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(content)], name, { type }))
  return new Request('http://site/api/application/upload', { method: 'POST', body: form })
}

test.each([
  ['pdf', 'application/pdf', pdf()],
  ['doc', 'application/msword', doc()],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', docx()],
])(
  'a %s is kept as it came, under a generated name, outside of uploads',
  async (extension, type, content) => {
    const { name, originalName } = await files.receiveResume(sent(content, '../我的 简历.exe'))
    expect(name).toMatch(new RegExp(`^[0-9a-f]{32}\\.${extension}$`))
    expect(originalName).toBe('我的 简历.exe')
    const file = await files.readPrivate(name)
    expect([file?.contentType, file?.size]).toEqual([type, content.length])
    expect(Buffer.from(await new Response(file?.open()).arrayBuffer()).equals(content)).toBe(true)
    expect((await everything()).map((entry) => join(entry.parentPath, entry.name))).toEqual([
      join(dataDir, 'resumes', name),
    ])
    expect(await files.read(name)).toBeUndefined()
    expect(await files.read(`../resumes/${name}`)).toBeUndefined()
  },
)

test.each([
  ['as browsers send it', `filename="陈晨的简历.pdf"`, '陈晨的简历.pdf'],
  ['percent-encoded', `filename*=UTF-8''%E9%99%88%E6%99%A8%E7%9A%84%E7%AE%80%E5%8E%86.pdf`, '陈晨的简历.pdf'],
  ['with a quotation mark', `filename="陈\\"晨.pdf"`, '陈晨.pdf'],
  ['with a path of Windows', `filename="C:\\\\简历\\\\陈晨.pdf"`, '陈晨.pdf'],
  ['of emoji', `filename="📄.pdf"`, '📄.pdf'],
])('the Chinese name of a résumé arrives %s', async (_how, parameter, name) => {
  const head = `--x\r\nContent-Disposition: form-data; name="file"; ${parameter}\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), pdf(), Buffer.from('\r\n--x--\r\n')])
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const request = new Request('http://site/', { method: 'POST', headers, body })
  expect((await files.receiveResume(request)).originalName).toBe(name)
})

test('what is no document is 415, named and declared as one or not, and leaves nothing', async () => {
  for (const content of [
    xlsx(),
    Buffer.from('<html>'),
    Buffer.from('MZ'),
    Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  ])
    await expect(files.receiveResume(sent(content))).rejects.toMatchObject({ status: 415 })
  expect(await everything()).toEqual([])
})

test('more than ten megabytes are 413 and leave nothing; ten megabytes are taken', async () => {
  const ofSize = (bytes: number) => Buffer.concat([pdf(), Buffer.alloc(bytes - pdf().length, 32)])
  await expect(files.receiveResume(sent(ofSize(10 * MEGABYTE + 1)))).rejects.toMatchObject({
    status: 413,
    message: '文件大小不能超过10MB!',
  })
  expect(await everything()).toEqual([])
  const { name } = await files.receiveResume(sent(ofSize(10 * MEGABYTE)))
  expect((await stat(join(dataDir, 'resumes', name))).size).toBe(10 * MEGABYTE)
})

test('a résumé is no picture and a picture is no résumé', async () => {
  await expect(files.receive(sent(pdf()))).rejects.toMatchObject({ status: 415 })
})

test('only generated names are read, listed and removed', async () => {
  const { name } = await files.receiveResume(sent(pdf()))
  for (const path of ['../resumes', '.incoming', '../../etc/passwd', '', `x/${name}`]) {
    expect(await files.readPrivate(path)).toBeUndefined()
    await files.removePrivate(path)
  }
  expect(await files.privateNames()).toEqual([name])
  await files.removePrivate(name)
  await files.removePrivate(name)
  expect(await files.privateNames()).toEqual([])
  expect(await files.readPrivate(name)).toBeUndefined()
})

test('a link among the résumés is none: it is neither opened nor listed', async () => {
  await writeFile(join(dataDir, 'pii.key'), 'private')
  await symlink(join(dataDir, 'pii.key'), join(dataDir, 'resumes', '0123456789abcdef.pdf'))
  expect(await files.readPrivate('0123456789abcdef.pdf')).toBeUndefined()
  expect(await files.privateNames()).toEqual([])
})

test('a discarded document lies in the trash until it is emptied of what was discarded by then', async () => {
  const { name: early } = await files.receiveResume(sent(pdf()))
  const { name: late } = await files.receiveResume(sent(docx()))
  const { name: kept } = await files.receiveResume(sent(pdf()))
  await files.discardPrivate(early, new Date('2026-03-01T00:00:00.000Z'))
  await files.discardPrivate(late, new Date('2026-03-01T00:00:01.000Z'))
  await files.discardPrivate('missing.pdf', new Date())
  await writeFile(join(dataDir, 'trash', 'put here by hand'), 'x')
  expect([await files.privateNames(), await files.readPrivate(early)]).toEqual([[kept], undefined])
  expect((await readdir(join(dataDir, 'trash'))).sort()).toEqual([early, late, 'put here by hand'].sort())
  await files.emptyTrash(new Date('2026-03-01T00:00:00.000Z'))
  expect((await readdir(join(dataDir, 'trash'))).sort()).toEqual([late, 'put here by hand'].sort())
})

test('a document is removed for good from the trash too, and only generated names are discarded', async () => {
  const { name } = await files.receiveResume(sent(pdf()))
  await writeFile(join(dataDir, 'outside'), 'x')
  for (const path of ['../outside', '.incoming', '', '../resumes'])
    await files.discardPrivate(path, new Date())
  expect(await readdir(dataDir)).toEqual(['outside', 'resumes', 'uploads'])
  await files.discardPrivate(name, new Date())
  expect(await readdir(join(dataDir, 'trash'))).toEqual([name])
  await files.removePrivate(name)
  expect((await everything()).map((entry) => entry.name)).toEqual(['outside'])
})

const anything = { recognise: async () => 'any', capOf: () => Infinity, tooLarge: () => '' }

function dripping(everyMs: number): Request {
  const start = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(start)),
    async pull(controller) {
      await after(everyMs)
      controller.enqueue(new Uint8Array(10))
    },
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  return new Request('http://site/', { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
}

test('a sender that falls silent is 408', async () => {
  const path = join(dataDir, 'silent')
  const timeLimits = { silenceMs: 60, wholeMs: 60_000 }
  await expect(receiveFile(dripping(10_000), path, anything, timeLimits)).rejects.toMatchObject({
    status: 408,
    message: '上传超时，请检查网络后重新上传',
  })
})

test('a sender that drips on for ever is 408 too', async () => {
  const path = join(dataDir, 'dripping')
  const timeLimits = { silenceMs: 60_000, wholeMs: 150 }
  await expect(receiveFile(dripping(10), path, anything, timeLimits)).rejects.toMatchObject({ status: 408 })
})

test('a résumé takes two minutes at most, however steadily it drips', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    let drip: (text: string) => void = () => undefined
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void (drip = (text) => controller.enqueue(new TextEncoder().encode(text))),
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    let status = 0
    const ended = files.receiveResume(new Request('http://site/', init)).catch((error) => {
      status = error.status
    })
    drip('--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n%PDF-')
    for (let passed = 0; passed < 119; passed += 17) {
      drip('1')
      for (let turn = 0; turn < 20; turn += 1) await nextTurn()
      expect(status).toBe(0)
      vi.advanceTimersByTime(17_000)
    }
    vi.advanceTimersByTime(1000)
    await ended
    expect([status, await everything()]).toEqual([408, []])
  } finally {
    vi.useRealTimers()
  }
})

test('a kept upload is removed by its name, and nothing else is', async () => {
  const form = new FormData()
  form.set('file', new File([Buffer.concat([Buffer.from('fLaC'), Buffer.alloc(96)])], 'a.flac'))
  const { path } = await files.receive(new Request('http://site/', { method: 'POST', body: form }))
  const { name: resume } = await files.receiveResume(sent(pdf()))
  for (const other of [`../resumes/${resume}`, resume, '', '.incoming']) await files.remove(other)
  expect(await everything()).toHaveLength(2)
  await files.remove(path.replace('/upload/', ''))
  await files.remove(path.replace('/upload/', ''))
  expect((await everything()).map(({ name }) => name)).toEqual([resume])
})

test('so many résumés are received at once and no more, a failure frees its place, and each keeps its own call', async () => {
  const calls = new AsyncLocalStorage<string>()
  const failing: ((error: Error) => void)[] = []
  const neverWhole = () => {
    const body = new ReadableStream({
      start: (controller) => void failing.push((error) => controller.error(error)),
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    return new Request('http://site/', { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
  }
  const first = Array.from({ length: 32 }, () => files.receiveResume(neverWhole()).catch(() => 'failed'))
  const next = sent(pdf())
  const heard: (string | undefined)[] = []
  const { headers } = next
  vi.spyOn(next, 'headers', 'get').mockImplementation(() => (heard.push(calls.getStore()), headers))
  const received = calls.run('its own', () => files.receiveResume(next))
  await after(50)
  expect(heard).toEqual([])
  failing[0]?.(new Error('cut off'))
  expect(await first[0]).toBe('failed')
  expect((await received).originalName).toBe('陈晨的简历.pdf')
  expect(new Set(heard)).toEqual(new Set(['its own']))
  for (const fail of failing) fail(new Error('cut off'))
  await Promise.all(first)
})
