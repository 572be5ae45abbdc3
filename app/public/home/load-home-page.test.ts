import { expect, test } from 'vitest'
import { pageReaderOf } from '#tests/pages/read-of.ts'
import { loadHomePage } from './load-home-page.ts'

const nothing = {
  'GET /api/banner/list': [],
  'GET /api/service/list': [],
  'GET /api/about': null,
  'GET /api/site-settings': null,
  'GET /api/case/list?category=': [],
  'GET /api/qualification-certification/active': [],
  'GET /api/news/published': [],
  'GET /api/partner/list': [],
}
const today = '2026-12-01'
const loadWith = (answers: object) => loadHomePage(pageReaderOf({ ...nothing, ...answers }), today)

const about = {
  companyName: '测试公司',
  mediaType: 'image',
  imageUrl: 'about.webp',
  address: '合肥市某路 1 号',
}

test('P-088, P-094 empty answers show the defaults and nothing is logged', async () => {
  const read = pageReaderOf(nothing)
  const page = await loadHomePage(read, today)
  expect(page.banners.map(({ imageUrl }) => imageUrl)).toEqual([
    '/images/banner1.jpg#1920x1080',
    '/images/banner2.jpg#1920x1080',
    '/images/banner3.jpg#1920x1080',
  ])
  expect(page.services.map(({ path }) => path)).toEqual([
    '/government-services',
    '/data-annotation',
    '/industry-education',
  ])
  expect(page.partners).toEqual([])
  expect(page.about.companyName).toBe('图联科技')
  expect(page.contact.address).toContain('合肥')
  expect(read.failures).toEqual([])
})

test('P-465 one failing call leaves the other sections as loaded', async () => {
  const { 'GET /api/partner/list': _failing, ...rest } = nothing
  const read = pageReaderOf({ ...rest, 'GET /api/banner/list': [{ id: 1, title: '春季开工' }] })
  const page = await loadHomePage(read, today)
  expect(page.banners.map(({ title }) => title)).toEqual(['春季开工'])
  expect([page.partners, read.failures]).toEqual([[], ['加载合作企业失败']])
})

test('P-093, P-095, P-496 at most three services, each leading where its title says, without their long texts', async () => {
  const services = ['测绘服务', '数据标注', '数据采集', '产教融合'].map((title, id) => ({
    id,
    title,
    content: '<p>长文</p>',
  }))
  const page = await loadWith({ 'GET /api/service/list': services })
  expect(page.services).toEqual([
    { id: 0, title: '测绘服务', description: '', imageUrl: '', path: '/map-surveying' },
    { id: 1, title: '数据标注', description: '', imageUrl: '', path: '/data-annotation' },
    { id: 2, title: '数据采集', description: '', imageUrl: '', path: '/data-collection' },
  ])
})

test.each([
  [{}, { kind: 'image', url: '/upload/about.webp' }],
  [
    { mediaType: 'video', videoUrl: '/upload/film.mp4' },
    { kind: 'video', url: '/upload/film.mp4', poster: '/upload/about.webp' },
  ],
  [{ mediaType: 'video' }, { kind: 'placeholder' }],
  [{ imageUrl: '' }, { kind: 'placeholder' }],
  [{ mediaType: null }, { kind: 'placeholder' }],
])('P-103, P-104, P-105 the medium follows mediaType and needs its file: %j', async (changes, media) => {
  expect((await loadWith({ 'GET /api/about': { ...about, ...changes } })).about.media).toEqual(media)
})

test('P-112 the about record replaces the contact defaults, field by field', async () => {
  const { contact } = await loadWith({ 'GET /api/about': { ...about, phone: '', email: 'a@example.com' } })
  expect(contact).toEqual({ address: '合肥市某路 1 号', phone: '0551-00000000', email: 'a@example.com' })
})
