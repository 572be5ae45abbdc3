import { expect, test, vi } from 'vitest'
import type { Ask } from '#contract/ask/ask.ts'
import { loadHomePage } from './load-home-page.ts'

/** Answers by line; a call that is not listed fails. */
function answering(answers: Record<string, unknown>): Ask {
  return (async (line: string) => {
    if (line in answers) return answers[line]
    throw new Error(`${line} failed`)
  }) as Ask
}

const nothing = {
  'GET /api/banner/list': [],
  'GET /api/service/list': [],
  'GET /api/about': null,
  'GET /api/partner/list': [],
}

const banner = { id: 1, title: '春季开工', subtitle: '', imageUrl: '/upload/a.webp', linkUrl: '' }
const service = { id: 1, title: '测绘服务', description: '量', icon: '', imageUrl: '', content: '' }
const about = {
  id: 1,
  companyName: '测试公司',
  description: '介绍',
  mediaType: 'image',
  imageUrl: '/upload/about.webp',
  videoUrl: '',
  address: '合肥市某路 1 号',
  phone: '0551-1',
  email: 'a@example.com',
}

test('P-088, P-466 with nothing loaded every section shows its default', async () => {
  const report = vi.fn()
  const page = await loadHomePage(answering({}), { report })
  expect(page.banners.map(({ imageUrl }) => imageUrl)).toEqual([
    '/images/banner1.jpg',
    '/images/banner2.jpg',
    '/images/banner3.jpg',
  ])
  expect(page.services.map(({ path }) => path)).toEqual([
    '/government-services',
    '/data-annotation',
    '/industry-education',
  ])
  expect(page.partners).toEqual([])
  expect(page.about.companyName).toBe('图联科技')
  expect(page.contact.address).toContain('合肥')
  expect(report.mock.calls.map(([sentence]) => sentence).sort()).toEqual([
    '加载关于我们失败',
    '加载合作企业失败',
    '加载服务失败',
    '加载轮播图失败',
  ])
})

test('P-088, P-094 empty answers show the same defaults and nothing is logged', async () => {
  const report = vi.fn()
  const page = await loadHomePage(answering(nothing), { report })
  expect(page.banners).toHaveLength(3)
  expect(page.services).toHaveLength(3)
  expect(report).not.toHaveBeenCalled()
})

test('P-465 one failing call leaves the other sections as loaded', async () => {
  const { 'GET /api/partner/list': _failing, ...rest } = { ...nothing, 'GET /api/banner/list': [banner] }
  const page = await loadHomePage(answering(rest), { report: vi.fn() })
  expect(page.banners.map(({ title }) => title)).toEqual(['春季开工'])
  expect(page.partners).toEqual([])
})

test('P-465 an answer that is no list counts as failed', async () => {
  const report = vi.fn()
  const page = await loadHomePage(answering({ ...nothing, 'GET /api/banner/list': null }), { report })
  expect(page.banners).toHaveLength(3)
  expect(report).toHaveBeenCalledExactlyOnceWith('加载轮播图失败', { reason: 'not a list' })
})

test('P-093, P-095 at most three services, each leading where its title says', async () => {
  const services = ['测绘服务', '数据标注', '数据采集', '产教融合'].map((title, id) => ({
    ...service,
    id,
    title,
  }))
  const page = await loadHomePage(answering({ ...nothing, 'GET /api/service/list': services }))
  expect(page.services.map(({ title, path }) => [title, path])).toEqual([
    ['测绘服务', '/map-surveying'],
    ['数据标注', '/data-annotation'],
    ['数据采集', '/data-collection'],
  ])
})

test('P-103, P-104, P-105 the medium follows mediaType and needs its file', async () => {
  const mediaOf = async (changes: object) =>
    (await loadHomePage(answering({ ...nothing, 'GET /api/about': { ...about, ...changes } }))).about.media
  expect(await mediaOf({})).toEqual({ kind: 'image', url: '/upload/about.webp' })
  expect(await mediaOf({ mediaType: 'video', videoUrl: '/upload/film.mp4' })).toEqual({
    kind: 'video',
    url: '/upload/film.mp4',
    poster: '/upload/about.webp',
  })
  expect(await mediaOf({ mediaType: 'video' })).toEqual({ kind: 'placeholder' })
  expect(await mediaOf({ imageUrl: '' })).toEqual({ kind: 'placeholder' })
})

test('P-112 the about record replaces the contact defaults, field by field', async () => {
  const page = await loadHomePage(answering({ ...nothing, 'GET /api/about': { ...about, phone: '' } }))
  expect(page.contact).toEqual({
    address: '合肥市某路 1 号',
    phone: '0551-00000000',
    email: 'a@example.com',
  })
})

test('P-092, X-80 relative addresses get the asset prefix, full ones stay', async () => {
  const banners = [
    banner,
    { ...banner, id: 2, imageUrl: 'b.webp' },
    { ...banner, id: 3, imageUrl: 'https://e.com/c' },
  ]
  const page = await loadHomePage(answering({ ...nothing, 'GET /api/banner/list': banners }), {
    assetBaseUrl: 'https://assets.example.com',
  })
  expect(page.banners.map(({ imageUrl }) => imageUrl)).toEqual([
    'https://assets.example.com/upload/a.webp',
    'https://assets.example.com/upload/b.webp',
    'https://e.com/c',
  ])
})

test('X-51 a link opens when it is a web page or a place of this site, and only then', async () => {
  const banners = ['/about', 'https://e.com', 'javascript:alert(1)'].map((linkUrl, id) => ({
    ...banner,
    id,
    linkUrl,
  }))
  const page = await loadHomePage(answering({ ...nothing, 'GET /api/banner/list': banners }))
  expect(page.banners.map(({ linkUrl }) => linkUrl)).toEqual(['/about', 'https://e.com', undefined])
})
