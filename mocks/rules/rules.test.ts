import { expect, test } from 'vitest'
import { withMockedSite } from '#tests/setup/mocked-site.ts'

const { ask, backend, set } = withMockedSite()

test('409 answers with the record as it is, and writes nothing', async () => {
  const partners = (await ask('GET /api/partner/admin/list')).body.data
  const [first] = partners
  set('write=409')
  const stale = await ask('POST /api/partner/update', { ...first, name: '另一个名称' })
  expect([stale.status, stale.body.data]).toEqual([409, first])
  expect((await ask(`DELETE /api/partner/${first.id}`)).body.data).toEqual(first)
  set('normal')
  expect((await ask('GET /api/partner/admin/list')).body.data).toEqual(partners)
})

test('409 to what knows no versions has no record, and writes nothing', async () => {
  set('write=409')
  const added = await ask('POST /api/contact/add', { name: '示例甲一', email: 'a@example.com', phone: '15400000001', subject: '咨询', message: '请联系我' }) // oxfmt-ignore
  expect([added.status, added.body]).toEqual([
    409,
    { code: 409, message: '该记录已被他人修改，请刷新后重试', data: null },
  ])
  expect(await backend.stores.of('contact-message').count()).toBe(48)
})

test('409 can be asked for of a read', async () => {
  set('*=409')
  expect((await ask('GET /api/partner/admin/list')).status).toBe(409)
})

test('from the n-th time, so many times, then well again; each call counts by itself', async () => {
  set('load=500,from:2,times:2;GET/api/partner/*=cut,times:1')
  const seen: number[] = []
  for (let time = 0; time < 5; time += 1) seen.push((await ask('GET /api/banner/list')).status)
  expect(seen).toEqual([200, 500, 500, 200, 200])
  await expect(ask('GET /api/partner/list')).rejects.toThrow(TypeError)
  expect((await ask('GET /api/partner/list')).status).toBe(500)
})

test('counting begins again with a reset backend and with another text', async () => {
  set('load=500,times:1')
  const status = async () => (await ask('GET /api/banner/list')).status
  expect([await status(), await status()]).toEqual([500, 200])
  backend.reset()
  expect([await status(), await status()]).toEqual([500, 200])
  set('load=404,times:1')
  expect([await status(), await status()]).toEqual([404, 200])
})

test('a failure, then a conflict, then well: what was typed is saved at the third try', async () => {
  const [first] = (await ask('GET /api/partner/admin/list')).body.data
  set('save@partner=500,times:1;save@partner=409,from:2,times:1')
  const save = () => ask('POST /api/partner/update', { ...first, name: '新的名称' })
  expect([(await save()).status, (await save()).status, (await save()).status]).toEqual([500, 409, 200])
  expect((await ask('GET /api/partner/admin/list')).body.data[0].name).toBe('新的名称')
})

test('rules combine: the last that answers wins, delays add up, content stands below', async () => {
  set(
    'content@banner=fifty;shape=other-envelope;load=500;load@banner=ok,delay:30ms;GET/api/banner/*=delay:30ms',
  )
  const began = performance.now()
  expect((await ask('GET /api/banner/list')).body.data).toHaveLength(50)
  expect(performance.now() - began).toBeGreaterThan(55)
  expect((await ask('GET /api/partner/list')).status).toBe(500)
})

test('the shape of an answer stands below the rules', async () => {
  set('shape=other-envelope;load@data-annotation=broken')
  expect((await ask('GET /api/data-annotation')).body).not.toHaveProperty('code')
})

test('a path with its method means the calls of its pattern only', async () => {
  set('GET/api/partner/*=503')
  expect((await ask('GET /api/partner/list')).status).toBe(503)
  expect((await ask('DELETE /api/partner/1')).status).toBe(200)
})

test('a path without a method means all calls of its pattern', async () => {
  set('/api/banner/delete/2=409')
  expect((await ask('POST /api/banner/delete/2')).status).toBe(409)
  expect((await ask('POST /api/banner/delete/1')).status).toBe(200)
})

test('a path with a name in it means whatever stands there', async () => {
  set('GET/api/page-config/{page}=500')
  expect((await ask('GET /api/page-config/about')).status).toBe(500)
  expect((await ask('GET /api/about')).status).toBe(200)
})

test('a text that is no situation is 400 at every call, with the nearest', async () => {
  set('sav=500')
  const { status, body } = await ask('GET /api/banner/list')
  expect([status, body.message]).toEqual([
    400,
    expect.stringMatching(/^没有名为“sav”的接口范围。最接近的：save=500、/),
  ])
})
