import { expect, test } from 'vitest'
import { answer } from '#content/registry/answer.ts'
import { createMemoryBackend } from '#mocks/memory-backend.ts'
import { contentExtremes, isExtremeName, type ExtremeName } from './content-extremes.ts'

const backend = createMemoryBackend()

async function dataOf(extreme: ExtremeName, path: string) {
  const request = new Request(`http://site${path}`)
  const response = await contentExtremes[extreme].wrap(answer)(request, backend, { address: '127.0.0.1' })
  const body = await response.json()
  return Array.isArray(body) ? body : body.data
}

test('without content lists are empty and single records are null', async () => {
  expect(await dataOf('empty', '/api/partner/list')).toEqual([])
  expect(await dataOf('empty', '/api/about')).toBeNull()
})

test('one of each is one visible entry with one inner entry', async () => {
  expect(await dataOf('one', '/api/partner/list')).toHaveLength(1)
  expect(await dataOf('one', '/api/enterprise-honors/active')).toHaveLength(1)
  const [module, ...others] = await dataOf('one', '/api/government-service/modules')
  expect(others).toEqual([])
  expect(module.galleries).toHaveLength(1)
  expect((await dataOf('one', '/api/data-annotation')).imageUrls).toHaveLength(1)
})

test('fifty of each have fifty ids, and a single record has fifty pictures', async () => {
  const partners = await dataOf('fifty', '/api/partner/list')
  expect(new Set(partners.map(({ id }: { id: number }) => id)).size).toBe(50)
  expect((await dataOf('fifty', '/api/data-annotation')).imageUrls).toHaveLength(50)
  const [module] = await dataOf('fifty', '/api/government-service/modules')
  expect(module.galleries.length).toBeLessThan(50)
})

test('long texts reach the bound of their field, inner ones too', async () => {
  const [solution] = await dataOf('long', '/api/industry-solutions/list')
  expect(solution.title).toHaveLength(255)
  expect(solution.scenarios[0].text).toHaveLength(255)
  expect((await dataOf('long', '/api/page-config/about')).title.length).toBeGreaterThan(255)
  // What has a form keeps it.
  expect((await dataOf('long', '/api/recruitment/list'))[0].jobLocation).toBe('合肥')
})

test('no picture is left anywhere', async () => {
  const paths = ['/api/banner/list', '/api/data-annotation', '/api/page-config/about', '/api/data-collection', '/api/news/published'] // oxfmt-ignore
  for (const path of paths)
    expect(JSON.stringify(await dataOf('no-pictures', path)), path).not.toMatch(
      /\.(webp|jpg|png|mp4|mp3)|<img/,
    )
})

test('odd texts carry emoji, right-to-left text, HTML characters and a word without end', async () => {
  const [solution] = await dataOf('odd', '/api/industry-solutions/list')
  for (const part of ['👩🏽‍🚀', 'مرحبا', '<b>&amp;', 'Donaudampfschifffahrts']) {
    expect(solution.title).toContain(part)
    expect(solution.scenarios[0].text).toContain(part)
  }
  const [news] = await dataOf('odd', '/api/news/published')
  expect(news.content).toContain('&lt;b>&amp;amp;')
})

test.each(['long', 'odd'] as const)('%s texts leave the address of a picture alone', async (extreme) => {
  const { title, backgroundImage } = await dataOf(extreme, '/api/page-config/about')
  expect(title).not.toBe('关于我们')
  expect(backgroundImage).toBe((await dataOf('normal', '/api/page-config/about')).backgroundImage)
  expect(backgroundImage).toMatch(/^\/upload\/[\w-]+\.webp$/)
})

test('every extreme has words for the toolbar, and only these are names', () => {
  for (const { label, explanation } of Object.values(contentExtremes))
    expect(label + explanation).toMatch(/[\u4e00-\u9fff]/)
  expect(isExtremeName('odd')).toBe(true)
  for (const odd of ['nothing', 'toString', undefined, 3]) expect(isExtremeName(odd)).toBe(false)
})
