import { call, signIn } from './fixtures/api.ts'
import { expect, test } from './fixtures/test.ts'

interface Row {
  id: number
  status: number
}

test('a toggle whose status stands in the address needs no body, as a client over HTTP sends it', async ({
  site,
}) => {
  const token = await signIn(site.origin)
  const lists = {
    '/api/news': 'PUT /api/news/{id}/status',
    '/api/recruitment/admin/list': 'POST /api/recruitment/{id}/status',
    '/api/leadership-care': 'PUT /api/leadership-care/{id}/status',
    '/api/quality-process/list': 'PUT /api/quality-process/{id}/status',
  }
  for (const [list, toggle] of Object.entries(lists)) {
    const [row] = (await call<Row[]>(site.origin, `GET ${list}`, { token })).data
    // There and back: other tests read the same records.
    for (const status of [row?.status === 1 ? 0 : 1, row?.status]) {
      const line = `${toggle.replace('{id}', String(row?.id))}?status=${status}`
      const answered = await call<Row>(site.origin, line, { token })
      expect([answered.status, answered.data.status], line).toEqual([200, status])
    }
  }
})

test('the description of the API is served by the product, and names its calls', async ({ site }) => {
  const description = (await (await fetch(`${site.origin}/api/openapi.json`)).json()) as {
    openapi: string
    paths: Record<string, unknown>
  }
  expect(description.openapi).toMatch(/^3\.1/)
  expect(Object.keys(description.paths)).toContain('/api/banner/list')
})

test('C-193 a film is read in ranges', async ({ site }) => {
  const features = await call<{ videoUrlsList: string[] }[]>(
    site.origin,
    'GET /api/intelligent-annotation/active',
  )
  const film = features.data.flatMap(({ videoUrlsList }) => videoUrlsList)[0] ?? ''
  const part = await fetch(site.origin + film, { headers: { range: 'bytes=0-99' } })
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100])
})
