import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { createLoadContext } from '#app/server/create-load-context.ts'
import type { HostSettings } from '#operations/settings/settings.ts'
import { loader as loadHome } from '#app/routes/_public._index.tsx'
import { loader as loadApply } from '#app/routes/_public.apply.tsx'
import { loader as loadContact } from '#app/routes/_public.contact.tsx'
import { createMemoryBackend } from '#mocks/memory-backend.ts'

const backend = { ...createMemoryBackend(), close: () => Promise.resolve() }
const parts = {
  settings: { publicUrl: 'http://site.test', verification: {} } as HostSettings,
  log: { error: () => undefined, report: () => undefined } as never,
  chosen: { backend },
  build: { routes: {} } as never,
  isDevelopment: false,
  cacheKey: backend,
}

const loaders = { '/': loadHome, '/contact': loadContact, '/apply': loadApply }

async function sentOn(address: string) {
  const { pathname } = new URL(address, 'http://site.test')
  const context = createLoadContext({ ip: '203.0.113.1' }, parts) as AppLoadContext
  const request = new Request(`http://site.test${address}`)
  const loaded = await loaders[pathname as keyof typeof loaders]({ request, context, params: {} })
  return loaded.sent
}

test.each([
  ['/?sent=1', '消息发送成功！我们会尽快回复您。'],
  ['/contact?sent=1', '消息发送成功！我们会尽快回复您。'],
  ['/apply?sent=1', '简历提交成功！我们会尽快与您联系。'],
])('%s confirms what was sent', async (address, text) => {
  expect((await sentOn(address))?.notice).toEqual({ tone: 'success', text })
})

test.each(['/', '/contact', '/apply'])('%s confirms nothing', async (address) => {
  expect(await sentOn(address)).toBeUndefined()
})

test('an application that was sent leaves its posting in the form', async () => {
  const sent = await sentOn('/apply?title=标注员&location=扬州&sent=1')
  expect(sent).toMatchObject({ values: { job: '扬州／标注员' } })
})
