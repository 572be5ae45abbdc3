import { EventEmitter } from 'node:events'
import express from 'express'
import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { limitRequestTime, refuseForeignForms } from './request-guards.ts'

let server: Server
let origin: string

beforeAll(async () => {
  const app = express()
  app.use(refuseForeignForms({ publicUrl: 'https://www.example.com' }))
  app.use((_request, response) => void response.send('accepted'))
  await new Promise<void>((resolve) => (server = app.listen(0, '127.0.0.1', resolve)))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => server.close())

const post = (path: string, from?: string) =>
  fetch(origin + path, { method: 'POST', headers: from ? { Origin: from } : {} }).then(({ status }) => status)

test('a form posted by another site is refused', async () => {
  expect(await post('/', 'https://evil.example')).toBe(403)
  expect(await post('/', 'null')).toBe(403)
})

test('a form of this site, or of a browser that sends no origin, is accepted', async () => {
  expect(await post('/', origin)).toBe(200)
  expect(await post('/')).toBe(200)
  expect(await post('/', 'https://www.example.com')).toBe(200)
})

test.each([
  ['/api/contact/add', 30_000],
  ['/api/upload', 15 * 60_000],
  ['/api/application/upload/', 15 * 60_000],
])('a body of %s has %i ms to come, then it is 408 and its connection ends', (path, limit) => {
  vi.useFakeTimers()
  try {
    const destroy = vi.fn()
    const request = Object.assign(new EventEmitter(), { method: 'POST', path, destroy })
    const status = vi.fn().mockReturnThis()
    const response = { headersSent: false, status, set: vi.fn().mockReturnThis(), end: vi.fn() }
    limitRequestTime(request as never, response as never, () => undefined)
    vi.advanceTimersByTime(limit - 1)
    expect(destroy).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(status).toHaveBeenCalledWith(408)
    expect(destroy).toHaveBeenCalledOnce()

    const whole = Object.assign(new EventEmitter(), { method: 'POST', path, destroy: vi.fn() })
    limitRequestTime(whole as never, response as never, () => undefined)
    whole.emit('end')
    vi.advanceTimersByTime(limit)
    expect(whole.destroy).not.toHaveBeenCalled()
  } finally {
    vi.useRealTimers()
  }
})
