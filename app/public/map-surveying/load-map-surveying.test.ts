import { expect, test, vi } from 'vitest'
import type { Ask } from '#contract/ask/ask.ts'
import { loadMapSurveying } from './load-map-surveying.ts'

/** Answers by line; a call that is not listed fails. */
function answering(answers: Record<string, unknown>): Ask {
  return (async (line: string) => {
    if (line in answers) return answers[line]
    throw new Error(`${line} failed`)
  }) as Ask
}

const INTRO = 'GET /api/map-surveying/'
const ADVANTAGES = 'GET /api/map-surveying-tech-advantages/active'
const APPLICATIONS = 'GET /api/map-surveying-applications/active'

const nothing = { 'GET /api/page-config/{page}': {}, [INTRO]: null, [ADVANTAGES]: [], [APPLICATIONS]: [] }

test('P-321, P-429 the introduction brings title, description and pictures in any of their shapes', async () => {
  const pictures = ['/upload/a.webp', 'https://e.com/b.webp']
  for (const lists of [
    { imageUrls: pictures },
    { imageUrlsList: pictures },
    { imageUrls: JSON.stringify(pictures) },
  ]) {
    const ask = answering({ ...nothing, [INTRO]: { title: '同源', description: '外业到内业', ...lists } })
    const { intro } = await loadMapSurveying(ask)
    expect(intro).toEqual({ title: '同源', description: '外业到内业', pictures })
  }
})

test('P-430, P-431 advantages and applications keep their order, category and picture', async () => {
  const entry = { id: 5, title: '航测', category: '数据获取', description: '一次起飞', imageUrl: 'fly.webp' }
  const page = await loadMapSurveying(
    answering({ ...nothing, [ADVANTAGES]: [entry], [APPLICATIONS]: [{ ...entry, id: 6, imageUrl: null }] }),
    { assetBaseUrl: 'https://assets.example.com' },
  )
  expect(page.advantages).toEqual([
    { ...entry, id: '5', imageUrl: 'https://assets.example.com/upload/fly.webp' },
  ])
  expect(page.applications).toEqual([{ ...entry, id: '6', imageUrl: '' }])
})

test('P-465, P-466 with every load failing the defaults stay and each failure is logged in Chinese', async () => {
  const report = vi.fn()
  const page = await loadMapSurveying(answering({}), { report })
  expect(page.texts.title).toBe('测绘服务')
  expect(page.intro).toEqual({ title: '', description: '', pictures: [] })
  expect([...page.advantages, ...page.applications]).toEqual([])
  expect(report.mock.calls.map(([sentence]) => sentence).sort()).toEqual([
    '加载典型应用失败',
    '加载技术优势失败',
    '加载测绘介绍失败',
    '加载页面配置失败',
  ])
})
