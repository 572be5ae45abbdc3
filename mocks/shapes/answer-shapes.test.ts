import { expect, test } from 'vitest'
import { answer } from '#content/registry/answer.ts'
import { createMemoryBackend } from '#mocks/memory-backend.ts'
import { answerShapes, isShapeName, shapeNames, type ShapeName } from './answer-shapes.ts'

const backend = createMemoryBackend()

async function bodyOf(shape: ShapeName, path: string) {
  const request = new Request(`http://site${path}`)
  const response = await answerShapes[shape].wrap(answer)(request, backend, { address: '127.0.0.1' })
  return response.json()
}

test('P-317 picture lists come under the other name, both ways', async () => {
  const annotation = await bodyOf('other-list-name', '/api/data-annotation')
  expect(annotation.data).toHaveProperty('imageUrlsList')
  expect(annotation.data).not.toHaveProperty('imageUrls')
  const [process] = (await bodyOf('other-list-name', '/api/quality-process/active')).data
  expect(process.imageUrls).toEqual([expect.stringMatching(/^\/upload\//)])
  expect(process).not.toHaveProperty('imageUrlsList')
})

test('lists of paths and of records come as JSON text', async () => {
  const { data } = await bodyOf('lists-as-text', '/api/data-annotation')
  expect(JSON.parse(data.imageUrls)[0]).toMatch(/^\/upload\//)
  const [solution] = (await bodyOf('lists-as-text', '/api/industry-solutions/list')).data
  expect(JSON.parse(solution.scenarios)[0]).toHaveProperty('text')
})

test('coordinates come as one location', async () => {
  const [base] = (await bodyOf('location', '/api/base/list')).data
  expect(base.location).toEqual({ lng: expect.any(Number), lat: expect.any(Number) })
  expect(base).not.toHaveProperty('longitude')
})

test('a single picture comes without its folder, lists of pictures keep it', async () => {
  const [partner] = (await bodyOf('short-paths', '/api/partner/list')).data
  expect(partner.logoUrl).toMatch(/^[^/]+\.(webp|svg|png)$/)
  const { data } = await bodyOf('short-paths', '/api/data-annotation')
  expect(data.imageUrls[0]).toMatch(/^\/upload\//)
})

test('the one education record comes in a list', async () => {
  expect((await bodyOf('record-in-list', '/api/industry-education')).data).toHaveLength(1)
})

test('bare lists come in an envelope, and the annotation record without one', async () => {
  const honors = await bodyOf('other-envelope', '/api/enterprise-honors/active')
  expect(honors).toMatchObject({
    code: 200,
    data: expect.arrayContaining([expect.objectContaining({ id: 1 })]),
  })
  expect(await bodyOf('other-envelope', '/api/wechat-qr-config/current')).toHaveProperty('data.qrImageUrl')
  expect(await bodyOf('other-envelope', '/api/data-annotation')).not.toHaveProperty('code')
})

test('everything at once is everything at once', async () => {
  const annotation = await bodyOf('all-at-once', '/api/data-annotation')
  expect(JSON.parse(annotation.imageUrlsList)).toBeInstanceOf(Array)
  expect((await bodyOf('all-at-once', '/api/base/list')).data[0]).toHaveProperty('location')
})

test('failures and the console keep their shape', async () => {
  const request = new Request('http://site/api/base/admin/list')
  const wrapped = answerShapes['all-at-once'].wrap(answer)
  const response = await wrapped(request, backend, { address: '127.0.0.1' })
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({ code: 401, data: null })
})

test('every shape has words for the toolbar, and only these are names', () => {
  for (const name of shapeNames) expect(answerShapes[name].explanation).toMatch(/[\u4e00-\u9fff]/)
  expect(isShapeName('location')).toBe(true)
  for (const odd of ['nothing', 'toString', undefined, 3]) expect(isShapeName(odd)).toBe(false)
})
