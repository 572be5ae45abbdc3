import { expect, test } from 'vitest'
import { pageReaderOf } from '#tests/pages/read-of.ts'
import { answerMap, type MapHost } from './answer-map.ts'

const bases = [
  { id: 1, name: '合肥</script>总部', address: '示例大道 "1"', longitude: 117.34, latitude: 31.9 },
  { id: 2, name: '扬州', address: '示例路', longitude: 119.4, latitude: 32.39 },
  { id: 3, name: '无坐标', address: '某处' },
]

function answer(change: Partial<MapHost> = {}, headers: Record<string, string> = {}, query = '') {
  const request = new Request(`http://site/contact/map${query}`, { headers })
  return answerMap(request, {
    read: pageReaderOf({ 'GET /api/base/list': bases }),
    nonce: 'abc',
    map: { key: 'k&1' },
    ...change,
  })
}

const factsOf = (html: string) =>
  JSON.parse(/id="facts">(.*?)<\/script>/s.exec(html)![1]!) as Record<string, unknown>

test('X-22 the document has a policy of its own, without the site and without an origin', async () => {
  const policy = (await answer()).headers.get('content-security-policy')!
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain('sandbox allow-scripts')
  expect(policy).not.toContain('allow-same-origin')
  expect(policy).not.toContain("'self' ")
  expect(policy).toMatch(/script-src 'nonce-abc' [^;]*https:\/\/\*\.amap\.com/)
})

test('X-22 it knows the bases that have coordinates, the key, and where to begin', async () => {
  const html = await (await answer({}, {}, '?place=2')).text()
  const facts = factsOf(html)
  expect(facts.first).toBe('2')
  expect((facts.places as { id: string }[]).map(({ id }) => id)).toEqual(['1', '2'])
  expect(facts.scriptUrl).toBe('https://webapi.amap.com/maps?v=1.4.15&key=k%261')
  expect(html).toContain('<p id="address">示例路</p>')
})

test('what administrators typed stays text', async () => {
  const html = await (await answer()).text()
  expect(html).not.toContain('合肥</script>')
  expect(html).toContain('示例大道 &#34;1&#34;')
})

test('P-467 when the bases cannot be loaded it shows the built-in ones', async () => {
  const facts = factsOf(await (await answer({ read: pageReaderOf({}) })).text())
  expect((facts.places as { id: string }[]).map(({ id }) => id)).toEqual([
    'hefei',
    'yangzhou',
    'shannan',
    'shanbei',
  ])
})

test('P-454, X-22 without a key there is no such document', async () => {
  await expect(answer({ map: undefined })).rejects.toMatchObject({ status: 404 })
})

test('opened by itself it leads to the page it belongs to', async () => {
  const response = await answer({}, { 'sec-fetch-dest': 'document' })
  expect([response.status, response.headers.get('location')]).toEqual([302, '/contact#bases'])
})
