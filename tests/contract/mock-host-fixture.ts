import express from 'express'
import type { AddressInfo } from 'node:net'
import { answer } from '#content/registry/answer.ts'
import { defaultSettings } from '#contract/shared/environment-defaults.ts'
import { createMockHost } from '#mocks/host.ts'
import { serveAnswer } from './serve-answer.ts'

/** Mock mode over HTTP, without the pages; `asked` speaks as one tester, or with `''` as nobody in particular. */
export async function serveMockHost({ adminPassword }: { adminPassword?: string } = {}) {
  const settings = { ...defaultSettings, adminUsername: 'admin', adminPassword, hasDemoContent: true }
  const { backend, mock } = createMockHost({ settings, report: () => undefined, mediaFolder: 'nowhere' })
  const app = express()
  app.use(mock.controls, mock.lateParts)
  app.get('/readyz', (_request, response) => void response.json({ status: 'ok' }))
  app.get('/assets/:name', (_request, response) => void response.send('a script'))
  app.use('/api', (request, response) => {
    request.url = request.originalUrl
    const behaving = mock.wrap(answer)
    serveAnswer(async (call) => {
      const answered = await behaving(call, backend, { address: '127.0.0.1' })
      // As the site's own host does (app/server/api-calls.ts).
      if (answered.type === 'error') response.destroy()
      return answered
    })(request, response)
  })
  const server = app.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    backend,
    mock,
    origin,
    asked: (path: string, tester = '', init: RequestInit = {}) =>
      fetch(origin + path, {
        redirect: 'manual',
        ...init,
        headers: { ...(tester && { 'x-mock-tester': tester }), ...init.headers },
      }),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
