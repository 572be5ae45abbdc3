import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMemoryBackend } from '#mocks/memory-backend.ts'
import { createMockServer } from '#mocks/node.ts'
import { scenarioNames, type ScenarioName } from '#mocks/scenarios.ts'
import { beginStory, storyBackend, storyHandlers } from '#stories/story-api.ts'
import { setupServer } from 'msw/node'

const message = {
  name: '示例甲一',
  email: 'sample@example.com',
  phone: '15400009999',
  subject: '咨询',
  message: '请联系我',
}
const posting = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(message),
}

describe('in tests, through MSW', () => {
  const backend = createMemoryBackend()
  let scenario: ScenarioName = 'normal'
  const server = createMockServer({ backend, scenario: () => scenario })
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => backend.reset())
  afterAll(() => server.close())

  test('the scenario changes from one call to the next, and a reset brings the first content back', async () => {
    const banners = async () => (await fetch('http://site.test/api/banner/list')).status
    scenario = 'load-fails-banner'
    expect(await banners()).toBe(500)
    scenario = 'normal'
    expect(await banners()).toBe(200)
    await fetch('http://site.test/api/contact/add', posting)
    expect(await backend.stores.of('contact-message').count()).toBe(49)
    backend.reset()
    expect(await backend.stores.of('contact-message').count()).toBe(48)
  })

  test('a scenario that does not exist is 400 with the nearest names, not silently normal', async () => {
    scenario = 'load-fails-baner' as ScenarioName
    const refused = await fetch('http://site.test/api/banner/list')
    scenario = 'normal'
    expect(refused.status).toBe(400)
    expect(((await refused.json()) as { message: string }).message).toMatch(
      /^没有名为“load-fails-baner”的场景。最接近的：load-fails-banner、/,
    )
  })

  test('readiness follows the scenario; nothing under /api/ or /upload/ is left to the network', async () => {
    scenario = 'not-ready'
    expect((await fetch('http://site.test/readyz')).status).toBe(503)
    scenario = 'normal'
    expect((await fetch('http://site.test/readyz')).status).toBe(200)
    expect((await fetch('http://site.test/upload/nothing.webp')).status).toBe(404)
    expect((await fetch('http://site.test/api/')).status).toBe(404)
    const openApi = await fetch('http://site.test/api/openapi.json')
    expect((await openApi.json()).openapi).toMatch(/^3\.1/)
  })

  test('P-481 the script of the map can be made to fail', async () => {
    scenario = 'map-script-fails'
    await expect(fetch('https://webapi.amap.com/maps?v=2.0')).rejects.toThrow(TypeError)
    scenario = 'normal'
  })
})

describe('in Storybook, by the story’s global', () => {
  const server = setupServer(...storyHandlers)
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterAll(() => server.close())

  test.each(scenarioNames.filter((name) => name.startsWith('load-fails-')))('%s is taken', async (name) => {
    beginStory({ scenario: name })
    const failed = (await fetch('http://site.test/api/banner/list')).status
    expect(failed).toBe(name === 'load-fails-banner' ? 500 : 200)
  })

  test('a toolbar global that is set to what does not exist fails the story, with what there is', () => {
    expect(() => beginStory({ scenario: 'slwo' })).toThrow('没有名为“slwo”的场景。最接近的：slow、')
    expect(() => beginStory({ scenario: ['slow', 'empty'] })).toThrow('没有名为“slow,empty”的场景')
    expect(() => beginStory({ shape: 'typo' })).toThrow('没有名为“typo”的答案形状：as-declared、')
    expect(() => beginStory({ extreme: 'typo' })).toThrow('没有名为“typo”的内容极限：normal、')
    expect(() => beginStory({ mock: 'sav=500' })).toThrow('没有名为“sav”的接口范围。最接近的：save=500、')
    for (const query of ['mock=sav=500', 'scenario=slwo', 'mock=slow&mock=empty', 'mock=slow&scenario=empty'])
      expect(() => beginStory({}, new URLSearchParams(query)), query).toThrow(/没有名为|只能写/)
  })

  test('the scenario, the story’s own rules and those of the address combine', async () => {
    const statusOf = async (path: string) => (await fetch(`http://site.test${path}`)).status
    const query = new URLSearchParams('mock=GET/api/partner/*=503,times:1')
    beginStory({ scenario: 'load-fails-banner', mock: 'GET/api/news/*=404' }, query)
    expect(await statusOf('/api/banner/list')).toBe(500)
    expect(await statusOf('/api/news/published')).toBe(404)
    expect(await statusOf('/api/partner/list')).toBe(503)
    expect(await statusOf('/api/partner/list')).toBe(200)
    // Each story counts again.
    beginStory({}, query)
    expect(await statusOf('/api/partner/list')).toBe(503)
    const contradicting = { scenario: 'every-load-fails', mock: 'load=404' }
    expect(() => beginStory(contradicting)).toThrow('“load”的同一次请求有两种回答：load=500 与 load=404')
  })

  test('each story begins with the first content', async () => {
    beginStory({ scenario: 'normal' })
    await fetch('http://site.test/api/contact/add', posting)
    beginStory({ scenario: 'normal' })
    expect(await storyBackend.stores.of('contact-message').count()).toBe(48)
  })
})
