import { expect, test } from 'vitest'
import { pageReaderOf } from '#tests/pages/read-of.ts'
import { loadProof } from './load-proof.ts'

const CASES = 'GET /api/case/list?category='
const CERTIFICATES = 'GET /api/qualification-certification/active'
const NEWS = 'GET /api/news/published'

const nothing = { [CASES]: [], [CERTIFICATES]: [], [NEWS]: [] }
const today = '2026-12-01'
const loadWith = (answers: object) => loadProof(pageReaderOf({ ...nothing, ...answers }), today)

const successCase = (id: number, category: string) => ({
  id,
  category,
  title: `案例${id}`,
  imageUrl: `${id}.webp`,
  description: '说明',
  content: '<p>长文</p>',
})

test('three cases with picture and service, without their texts', async () => {
  const { cases } = await loadWith({
    [CASES]: [
      successCase(1, 'soil-submission'),
      successCase(2, 'large-model'),
      successCase(3, 'map-making'),
      successCase(4, 'shenzhen'),
    ],
  })
  expect(cases).toEqual([
    { id: 1, title: '案例1', imageUrl: '/upload/1.webp', service: '政府数据服务' },
    { id: 2, title: '案例2', imageUrl: '/upload/2.webp', service: '数据标注' },
    { id: 3, title: '案例3', imageUrl: '/upload/3.webp', service: '测绘服务' },
  ])
})

test('the first case of each service comes before a second one of any', async () => {
  const categories = ['government', 'land-extension', 'general', 'guangzhou']
  const { cases } = await loadWith({ [CASES]: categories.map((each, id) => successCase(id, each)) })
  expect(cases.map(({ id, service }) => [id, service])).toEqual([
    [0, '政府数据服务'],
    [2, '成功案例'],
    [3, '产教融合'],
  ])
})

test('where one service has all the cases, three of it stand there', async () => {
  const { cases } = await loadWith({ [CASES]: [1, 2, 3, 4].map((id) => successCase(id, 'government')) })
  expect(cases.map(({ id }) => id)).toEqual([1, 2, 3])
})

test('only certificates that are valid today are named, the last day included', async () => {
  const { certificates } = await loadWith({
    [CERTIFICATES]: [
      { id: 1, title: '昨天到期', expiryDate: '2026-11-30' },
      { id: 2, title: '今天到期', expiryDate: '2026-12-01' },
      { id: 3, title: '长期有效', expiryDate: null },
      { id: 4, title: '明天发证', issueDate: '2026-12-02', expiryDate: null },
    ],
  })
  expect(certificates.map(({ title }) => title)).toEqual(['今天到期', '长期有效'])
})

test('the latest three news by day, whatever their order on the about page', async () => {
  const days = ['2026-01-02', '2026-05-06', '2026-03-04', '2026-07-08']
  const { news } = await loadWith({
    [NEWS]: days.map((day, id) => ({ id, title: `新闻${id}`, publishTime: `${day} 09:00:00` })),
  })
  expect(news).toEqual([
    { id: 3, title: '新闻3', date: '2026-07-08' },
    { id: 1, title: '新闻1', date: '2026-05-06' },
    { id: 2, title: '新闻2', date: '2026-03-04' },
  ])
})

test('P-465 what fails is logged and leaves the rest', async () => {
  const read = pageReaderOf({ [CASES]: [], [NEWS]: [{ id: 1, title: '新闻', publishTime: '2026-01-02' }] })
  const proof = await loadProof(read, today)
  expect([proof.certificates, proof.news.length, read.failures]).toEqual([[], 1, ['加载资质认证失败']])
})
