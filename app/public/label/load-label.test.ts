import { expect, test, vi } from 'vitest'
import type { Ask } from '#contract/ask/ask.ts'
import { loadLabel } from './load-label.ts'

const PAGE_CONFIG = 'GET /api/page-config/{page}'
const LABEL = 'GET /api/label'
const SUPPORT = 'GET /api/data-annotation-support/list'
const FEATURES = 'GET /api/intelligent-annotation/active'
const QUALITY = 'GET /api/quality-process/active'

const nothing = { [PAGE_CONFIG]: {}, [LABEL]: null, [SUPPORT]: [], [FEATURES]: [], [QUALITY]: [] }

/** Answers by line; a call that is not listed fails. */
function answering(answers: Record<string, unknown>): Ask {
  return (async (line: string) => {
    if (line in answers) return answers[line]
    throw new Error(`${line} failed`)
  }) as Ask
}

const loadWith = (answers: Record<string, unknown>) => loadLabel(answering({ ...nothing, ...answers }))

const box = {
  category: '图像标注',
  categoryOrder: 10,
  categoryStatus: 1,
  subCategory: '矩形框',
  subCategoryOrder: 10,
  subCategoryStatus: 1,
  icon: 'square-dashed',
  description: '快速框选',
  imageUrlsList: ['/upload/box.webp'],
}

test('P-253, P-258 the banner reads the page config label-platform', async () => {
  const asked = vi.fn(async (line: string) =>
    line === PAGE_CONFIG ? { title: '标注云', backgroundImage: '/upload/top.webp' } : [],
  )
  const { texts } = await loadLabel(asked as unknown as Ask)
  expect(asked).toHaveBeenCalledWith(PAGE_CONFIG, { page: 'label-platform' })
  expect(texts.title).toBe('标注云')
  expect(texts.backgroundImage).toBe('/upload/top.webp')
})

test('P-255, P-256, P-257, X-63 its defaults: title, subtitle, and no description', async () => {
  const { texts } = await loadWith({})
  expect(texts).toEqual({
    title: '图联科技标注平台',
    subtitle: '数据标注与质检的一站式平台',
    description: '',
    backgroundImage: '',
  })
})

test('P-444, X-72 the label record feeds the introduction, its pictures under either name', async () => {
  const record = {
    title: '看得见的产线',
    subtitle: '在同一处',
    description: '一起打磨',
    content: '<p>部署</p>',
  }
  const ask = answering({ ...nothing, [LABEL]: { ...record, imageUrlsList: '["/upload/a.webp","a.webp"]' } })
  const { intro } = await loadLabel(ask, { cleanHtml: (html) => html.replace('部署', '已清理') })
  expect(intro).toEqual({ ...record, content: '<p>已清理</p>', pictures: ['/upload/a.webp'] })
})

test('X-43 what nothing has cleaned is not shown', async () => {
  const { intro } = await loadWith({ [LABEL]: { title: '产线', content: '<p>部署</p>', imageUrls: [] } })
  expect(intro.content).toBe('')
})

test('P-261 records are gathered under their categories in the order they come', async () => {
  const { categories } = await loadWith({
    [SUPPORT]: [
      box,
      { ...box, category: '文本 标注', subCategory: '实体' },
      { ...box, subCategory: '多边形', imageUrlsList: null, imageUrls: ['/upload/polygon.webp'] },
    ],
  })
  expect(categories.map(({ name }) => name)).toEqual(['图像标注', '文本 标注'])
  expect(categories[0]?.subCategories.map(({ name, pictures }) => [name, pictures])).toEqual([
    ['矩形框', ['/upload/box.webp']],
    ['多边形', ['/upload/polygon.webp']],
  ])
  expect(categories[1]?.id).not.toMatch(/\s/)
})

test('P-266, P-267, P-360 what is disabled is left out even if it were answered', async () => {
  const { categories } = await loadWith({
    [SUPPORT]: [
      { ...box, category: '医学影像', categoryStatus: 0 },
      { ...box, subCategory: '关键点', subCategoryStatus: 0 },
      box,
    ],
  })
  expect(categories.map(({ name }) => name)).toEqual(['图像标注'])
  expect(categories[0]?.subCategories.map(({ name }) => name)).toEqual(['矩形框'])
})

test('two sub-categories of one name stay two', async () => {
  const { categories } = await loadWith({ [SUPPORT]: [box, box] })
  const ids = categories[0]?.subCategories.map(({ id }) => id) ?? []
  expect(new Set(ids).size).toBe(2)
})

test('P-271 a feature shows its first film', async () => {
  const { features } = await loadWith({
    [FEATURES]: [
      {
        id: 3,
        title: '智能预标',
        icon: 'bot',
        description: '先给候选框',
        status: 1,
        videoUrlsList: ['/upload/a.mp4', '/upload/b.mp4'],
      },
      { id: 4, title: '内测', icon: '', description: null, status: 0, videoUrlsList: [] },
    ],
  })
  expect(features).toEqual([
    { id: 3, title: '智能预标', icon: 'bot', description: '先给候选框', video: '/upload/a.mp4' },
  ])
})

test('P-277 the first active quality process is used', async () => {
  const { qualityProcess } = await loadWith({
    [QUALITY]: [
      { id: 1, title: '旧流程', status: 0, imageUrlsList: ['/upload/old.webp'] },
      { id: 2, title: '五道关口', status: 1, imageUrlsList: '["/upload/flow.webp"]' },
      { id: 3, title: '其他', status: 1, imageUrlsList: [] },
    ],
  })
  expect(qualityProcess).toEqual({ title: '五道关口', pictures: ['/upload/flow.webp'] })
})

test('P-465, A-609, A-610 every failure is logged with its own sentence and the page still stands', async () => {
  const report = vi.fn()
  const page = await loadLabel(answering({}), { report })
  expect(page.texts.title).toBe('图联科技标注平台')
  expect(page.categories).toEqual([])
  expect(page.features).toEqual([])
  expect(page.qualityProcess).toBeNull()
  expect(report.mock.calls.map(([sentence]) => sentence).sort()).toEqual(
    [
      '加载标注平台介绍失败',
      '加载页面配置失败',
      '加载数据标注支持列表失败',
      '加载智能辅助标注列表失败',
      '加载质量流程列表失败',
    ].sort(),
  )
})
