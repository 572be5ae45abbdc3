import { expect, test } from 'vitest'
import { pageReaderOf } from '#tests/pages/read-of.ts'
import { loadLabel } from './load-label.ts'

const LABEL = 'GET /api/label'
const SUPPORT = 'GET /api/data-annotation-support/list'
const FEATURES = 'GET /api/intelligent-annotation/active'
const QUALITY = 'GET /api/quality-process/active'

const loadWith = (answers: Record<string, unknown>) => loadLabel(pageReaderOf(answers))

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

test('P-444, X-72, X-43 the label record feeds the introduction, its text cleaned', async () => {
  const record = { title: '看得见的产线', subtitle: '在同一处', description: '一起打磨' }
  const content = '<p>部署</p><script>1</script>'
  const { intro } = await loadWith({ [LABEL]: { ...record, content, imageUrlsList: ['/upload/a.webp'] } })
  expect(intro).toMatchObject({ ...record, content: '<p>部署</p>', pictures: ['/upload/a.webp'] })
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

test('P-266, P-267, P-360, A-329 what is disabled is left out even if it were answered', async () => {
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
