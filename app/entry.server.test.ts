// @vitest-environment node
import { expect, test } from 'vitest'
import handleRequest from './entry.server.tsx'

const unknown = { status: 404, statusText: '', internal: true, data: '' }

/** Asks for an address where no page stands, which needs no built site. */
async function headersOf(path: string): Promise<Headers> {
  const staticHandlerContext = { errors: { root: unknown }, loaderData: {} }
  const context = { nonce: 'abc', report: () => undefined }
  const request = new Request(`http://site.test${path}`)
  const parts = [new Headers(), { staticHandlerContext }, context] as never as [Headers, never, never]
  return (await handleRequest(request, 404, ...parts)).headers
}

test.each([
  ['/none', 'no-cache'],
  ['/admin/none', 'no-store'],
])('a browser may keep the document of %s by the rule %s', async (path, caching) => {
  expect((await headersOf(path)).get('cache-control')).toBe(caching)
})
