import { expect, test } from 'vitest'
import { createLoadContext } from '#app/server/create-load-context.ts'
import type { HostSettings } from '#operations/settings/settings.ts'
import { loader } from '#app/routes/_public.about.tsx'
import { createMemoryBackend } from '#mocks/memory-backend.ts'
import { createMockHost } from '#mocks/host.ts'

const settings = { publicUrl: 'http://site.test' } as HostSettings
const log = { error: () => undefined, report: () => undefined }

/** Two visitors of one host open the about page, one after the other. */
async function twoVisits(chosen: Parameters<typeof createLoadContext>[1]['chosen']) {
  const read: string[] = []
  const { stores } = chosen.backend
  const backend = {
    ...chosen.backend,
    stores: { of: (typeName: string) => (read.push(typeName), stores.of(typeName)) },
  }
  const parts = {
    settings,
    log: log as never,
    chosen: { ...chosen, backend },
    build: { routes: {} } as never,
    isDevelopment: false,
    cacheKey: chosen.backend,
  }
  for (const ip of ['203.0.113.1', '203.0.113.2']) {
    const context = createLoadContext({ ip }, parts)
    await loader({
      context,
      params: {},
      request: new Request('http://site.test/about'),
    })
  }
  const timesRead = (typeName: string) => read.filter((each) => each === typeName).length
  return ['core-member', 'page-config', 'news'].map(timesRead)
}

test('P-448, P-505 visitors of a host share what the about page was told within a second, news excepted', async () => {
  const backend = { ...createMemoryBackend(), close: () => Promise.resolve() }
  expect(await twoVisits({ backend })).toEqual([1, 1, 2])
})

test('in mock mode every visitor has the scenario of their own browser', async () => {
  const host = createMockHost({ settings, report: () => undefined, mediaFolder: '' } as never)
  expect(await twoVisits(host)).toEqual([2, 2, 2])
})
