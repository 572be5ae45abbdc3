import { expect, test } from 'vitest'
import { pageReaderOf } from '#tests/pages/read-of.ts'
import { loadDataAnnotation } from './load-data-annotation.ts'

test('P-316, P-317 the record brings both descriptions and both lists of pictures', async () => {
  const record = {
    description: '标注服务',
    imageUrlsList: '["/upload/a.webp"]',
    processDescription: '三级质检',
    processImageUrls: ['/upload/flow.webp'],
  }
  expect((await loadDataAnnotation(pageReaderOf({ 'GET /api/data-annotation': record }))).service).toEqual({
    description: '标注服务',
    pictures: ['/upload/a.webp'],
    processDescription: '三级质检',
    processPictures: ['/upload/flow.webp'],
  })
})

test('P-318, P-428 solutions come with icon, picture and scenarios', async () => {
  const solution = {
    id: 2,
    title: '自动驾驶',
    description: '点云与图像',
    imageUrl: '/upload/drive.webp',
    icon: '🚗',
    scenarios: [{ icon: '🚦', text: '信号灯识别' }],
  }
  const { solutions } = await loadDataAnnotation(
    pageReaderOf({ 'GET /api/industry-solutions/list': [solution] }),
  )
  expect(solutions).toEqual([solution])
})
