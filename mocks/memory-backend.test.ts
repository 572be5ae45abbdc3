import { beforeEach, describe, expect, test } from 'vitest'
import { answer } from '#content/registry/answer.ts'
import { demoAdministrator } from './accounts.ts'
import { createMemoryBackend } from './memory-backend.ts'

const caller = { address: '127.0.0.1' }
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])
let backend: ReturnType<typeof createMemoryBackend>

beforeEach(() => {
  backend = createMemoryBackend()
})

function uploadOf(content: Uint8Array<ArrayBuffer> | string, field = 'file'): Request {
  const form = new FormData()
  form.set(field, new File([content], 'photo.png', { type: 'image/png' }))
  return new Request('http://site/api/upload', { method: 'POST', body: form })
}

async function login(username: string, password: string): Promise<Response> {
  const body = JSON.stringify({ username, password })
  const headers = { 'content-type': 'application/json' }
  return answer(
    new Request('http://site/api/admin/login', { method: 'POST', body, headers }),
    backend,
    caller,
  )
}

test('it starts with the sample content and the invented administrator can sign in', async () => {
  expect(await backend.stores.of('banner').count()).toBeGreaterThan(0)
  expect(await backend.stores.of('contact-message').count()).toBe(48)
  const response = await login(demoAdministrator.username, demoAdministrator.password)
  expect(await response.json()).toMatchObject({ code: 200, data: { user: { realName: '演示管理员' } } })
  expect((await login(demoAdministrator.username, 'wrong')).status).toBe(400)
})

test('an administrator given by the host replaces the invented ones', async () => {
  backend = createMemoryBackend({
    accounts: [{ username: 'lin', realName: '林', password: 'as the host says' }],
  })
  expect((await login('lin', 'as the host says')).status).toBe(200)
  expect((await login(demoAdministrator.username, demoAdministrator.password)).status).toBe(400)
})

test('reset brings back the first state and forgets what was uploaded', async () => {
  const { path } = await backend.files.receive(uploadOf(PNG))
  const before = await backend.stores.of('banner').find()
  await backend.transaction((stores) => stores.of('banner').remove(before[0]?.id ?? 0))
  backend.reset()
  expect(await backend.stores.of('banner').find()).toEqual(before)
  expect(await backend.files.read(path.replace('/upload/', ''))).toBeUndefined()
})

describe('uploads', () => {
  test('a picture is kept under a generated name and read back', async () => {
    const { path, kind } = await backend.files.receive(uploadOf(PNG))
    expect(path).toMatch(/^\/upload\/[0-9a-f]{32}\.png$/)
    expect(kind).toBe('image')
    const file = await backend.files.read(path.replace('/upload/', ''))
    expect([file?.contentType, file?.size, file?.open()]).toEqual(['image/png', PNG.length, PNG])
  })

  test('SVG and HTML are 415, a missing file 400, too large a one 413, another body 415', async () => {
    await expect(backend.files.receive(uploadOf('<svg></svg>'))).rejects.toMatchObject({ status: 415 })
    await expect(backend.files.receive(uploadOf('<!doctype html>'))).rejects.toMatchObject({ status: 415 })
    await expect(backend.files.receive(uploadOf(PNG, 'picture'))).rejects.toMatchObject({ status: 400 })
    const small = createMemoryBackend({ settings: { uploadImageMaxBytes: 10 } })
    await expect(small.files.receive(uploadOf(PNG))).rejects.toMatchObject({ status: 413 })
    const json = new Request('http://site/api/upload', { method: 'POST', body: '{}' })
    await expect(backend.files.receive(json)).rejects.toMatchObject({ status: 415 })
  })

  test('what was not uploaded here is asked for by its name, and only by a plain one', async () => {
    const asked: string[] = []
    backend = createMemoryBackend({
      readMedia: async (name) => {
        asked.push(name)
        return name === 'demo-a.webp' ? PNG : undefined
      },
    })
    const file = await backend.files.read('demo-a.webp')
    expect([file?.contentType, file?.open()]).toEqual(['image/webp', PNG])
    for (const name of ['../secret.png', 'a.html', 'folder/a.png'])
      expect(await backend.files.read(name)).toBeUndefined()
    expect(asked).toEqual(['demo-a.webp'])
  })
})
