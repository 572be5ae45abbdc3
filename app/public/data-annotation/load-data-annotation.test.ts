import { expect, test, vi } from 'vitest'
import type { Ask } from '#contract/ask/ask.ts'
import { loadDataAnnotation } from './load-data-annotation.ts'

/** Answers by line; a call that is not listed fails. */
function answering(answers: Record<string, unknown>): Ask {
  return (async (line: string) => {
    if (line in answers) return answers[line]
    throw new Error(`${line} failed`)
  }) as Ask
}

const nothing = {
  'GET /api/page-config/{page}': {},
  'GET /api/data-annotation': null,
  'GET /api/industry-solutions/list': [],
}
const loadWith = (answers: object) => loadDataAnnotation(answering({ ...nothing, ...answers }))

test('P-316 the record brings both descriptions and both lists of pictures', async () => {
  const { service } = await loadWith({
    'GET /api/data-annotation': {
      description: '标注服务',
      imageUrls: ['/upload/a.webp'],
      processDescription: '三级质检',
      processImageUrls: ['/upload/flow.webp'],
    },
  })
  expect(service).toEqual({
    description: '标注服务',
    pictures: ['/upload/a.webp'],
    processDescription: '三级质检',
    processPictures: ['/upload/flow.webp'],
  })
})

test('P-317 the pictures may come as a list, as imageUrlsList, or as JSON text', async () => {
  const pictures = ['/upload/a.webp', 'https://e.com/b.webp']
  for (const record of [
    { imageUrls: pictures },
    { imageUrlsList: pictures },
    { imageUrls: JSON.stringify(pictures) },
    { imageUrls: '', imageUrlsList: pictures },
  ]) {
    const { service } = await loadWith({ 'GET /api/data-annotation': record })
    expect(service.pictures).toEqual(pictures)
  }
})

test('P-318, P-428 solutions come with icon, picture and scenarios, which may be JSON text', async () => {
  const scenarios = [{ icon: '🚦', text: '信号灯识别' }]
  const solution = {
    id: 2,
    title: '自动驾驶',
    description: '点云与图像',
    imageUrl: '/upload/drive.webp',
    icon: '🚗',
  }
  const { solutions } = await loadWith({
    'GET /api/industry-solutions/list': [
      { ...solution, scenarios },
      { ...solution, id: 3, imageUrl: '', scenarios: JSON.stringify(scenarios) },
      { ...solution, id: 4, scenarios: null },
    ],
  })
  expect(solutions[0]).toEqual({ ...solution, scenarios })
  expect(solutions[1]).toEqual({ ...solution, id: 3, imageUrl: '', scenarios })
  expect(solutions[2]?.scenarios).toEqual([])
})

test('P-465, P-466 with every load failing the banner keeps its defaults and the rest is empty', async () => {
  const report = vi.fn()
  const page = await loadDataAnnotation(answering({}), { report })
  expect(page.texts.title).toBe('数据标注')
  expect(page.solutions).toEqual([])
  expect(page.service.pictures).toEqual([])
  expect(report.mock.calls.map(([sentence]) => sentence).sort()).toEqual([
    '加载数据标注介绍失败',
    '加载行业解决方案失败',
    '加载页面配置失败',
  ])
})

test('P-465 pictures that are no list at all count as a failed load', async () => {
  const report = vi.fn()
  const ask = answering({ ...nothing, 'GET /api/data-annotation': { imageUrls: '{"a":1}' } })
  const { service } = await loadDataAnnotation(ask, { report })
  expect(service.pictures).toEqual([])
  expect(report).toHaveBeenCalledExactlyOnceWith('加载数据标注介绍失败', { reason: 'not a list' })
})
