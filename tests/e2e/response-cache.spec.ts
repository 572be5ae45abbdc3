import { call, signIn } from './fixtures/api.ts'
import { expect, test } from './fixtures/test.ts'

const PAIRS = 40

interface Partner {
  id: number
  name: string
}

test('what was saved stands in the next answer, of the page and of the call, eighty times of eighty', async ({
  site,
}) => {
  const token = await signIn(site.origin)
  const [partner] = (await call<Partner[]>(site.origin, 'GET /api/partner/admin/list', { token })).data
  const missed: string[] = []
  for (let pair = 1; pair <= PAIRS; pair++) {
    const name = pair === PAIRS ? partner!.name : `合作企业 ${pair}`
    const saved = await call(site.origin, 'POST /api/partner/update', {
      token,
      body: { ...partner, name },
    })
    expect(saved.status, saved.message).toBe(200)
    const [page, list] = await Promise.all([
      fetch(site.origin).then((answer) => answer.text()),
      call<Partner[]>(site.origin, 'GET /api/partner/list'),
    ])
    if (!page.includes(name)) missed.push(`page ${pair}`)
    if (list.data.find(({ id }) => id === partner!.id)?.name !== name) missed.push(`list ${pair}`)
  }
  expect(missed).toEqual([])
})

test('a page is the same bytes until something is written, and 304 for who has it', async ({ site }) => {
  const first = await fetch(site.origin)
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]+-br"$|^"[\w-]+-gzip"$/)
  const again = await fetch(site.origin, { headers: { 'If-None-Match': etag } })
  expect([again.status, (await again.text()).length]).toEqual([304, 0])
})

test('the contact page is one for all topics', async ({ site }) => {
  const tags = await Promise.all(
    ['', '?topic=%E6%95%B0%E6%8D%AE%E6%A0%87%E6%B3%A8', '?topic=invented'].map(async (query) =>
      (await fetch(`${site.origin}/contact${query}`)).headers.get('etag'),
    ),
  )
  expect(tags[0]).toMatch(/^"/)
  expect(new Set(tags).size).toBe(1)
})
