import { expect, test } from 'vitest'
import { pageReaderOf } from '#tests/pages/read-of.ts'
import { loadMapSurveying } from './load-map-surveying.ts'

test('P-321, P-429, P-430, P-431 introduction, advantages and applications with their pictures', async () => {
  const entry = { id: 5, title: '航测', category: '数据获取', description: '一次起飞', imageUrl: 'fly.webp' }
  const read = pageReaderOf({
    'GET /api/map-surveying/': { title: '同源', description: '外业到内业', imageUrls: ['/upload/a.webp'] },
    'GET /api/map-surveying-tech-advantages/active': [entry],
    'GET /api/map-surveying-applications/active': [{ ...entry, id: 6, imageUrl: null }],
  })
  const { intro, advantages, applications } = await loadMapSurveying(read)
  expect(intro).toEqual({ title: '同源', description: '外业到内业', pictures: ['/upload/a.webp'] })
  expect(advantages).toEqual([{ ...entry, id: '5', imageUrl: '/upload/fly.webp' }])
  expect(applications).toEqual([{ ...entry, id: '6', imageUrl: '' }])
})
