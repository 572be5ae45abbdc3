import { resolve } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { defaultBanners } from '#app/public/home/hero/banner.ts'
import { caseCategories } from '#content/case/case.type.ts'
import { casePageAt, casePages, pagesAbove, pagesBelow } from './case-pages.ts'

test.each([
  ['P-035', '/cases'],
  ['P-036', '/government-cases'],
  ['P-037', '/government-cases/soil-submission'],
  ['P-038', '/government-cases/land-extension'],
  ['P-039', '/government-cases/natural-disaster'],
  ['P-040', '/data-annotation-cases'],
  ['P-041', '/data-annotation-cases/large-model'],
  ['P-042', '/data-annotation-cases/autonomous-driving'],
  ['P-043', '/data-annotation-cases/image-video'],
  ['P-044', '/data-annotation-cases/content-relevance'],
  ['P-045', '/data-annotation-cases/multilingual-text'],
  ['P-046', '/data-annotation-cases/multilingual-speech'],
  ['P-047', '/map-surveying-cases'],
  ['P-048', '/map-surveying-cases/map-making'],
  ['P-049', '/map-surveying-cases/urban-planning'],
  ['P-050', '/map-surveying-cases/environment-protection'],
  ['P-051', '/map-surveying-cases/resource-management'],
  ['P-052', '/industry-education-cases'],
  ['P-053', '/industry-education-cases/shenzhen'],
  ['P-054', '/industry-education-cases/guangzhou'],
  ['P-055', '/industry-education-cases/jiangxi'],
])('%s %s is a page, with and without a slash behind it', (_number, path) => {
  expect(casePageAt(path)?.path).toBe(path)
  expect(casePageAt(`${path}/`)?.path).toBe(path)
})

test('X-54 any other address is none', () => {
  expect(casePageAt('/government-cases/elsewhere')).toBeUndefined()
  expect(casePageAt('/map-surveying-cases/large-model')).toBeUndefined()
})

test('X-10 each of the 21 categories has exactly one page', () => {
  expect(casePages.map(({ category }) => category).sort()).toEqual(Object.keys(caseCategories).sort())
})

test('X-02 parents lead to their sub pages, /cases to the parents', () => {
  const below = (path: string) => pagesBelow(casePageAt(path)!).map((page) => page.path)
  expect(below('/cases')).toEqual([
    '/government-cases',
    '/data-annotation-cases',
    '/map-surveying-cases',
    '/industry-education-cases',
  ])
  expect(below('/government-cases')).toEqual([
    '/government-cases/soil-submission',
    '/government-cases/land-extension',
    '/government-cases/natural-disaster',
  ])
  expect(below('/government-cases/soil-submission')).toEqual([])
})

test('the way to a sub page goes over /cases and its parent', () => {
  const above = (path: string) => pagesAbove(casePageAt(path)!).map((page) => page.path)
  expect(above('/cases')).toEqual([])
  expect(above('/map-surveying-cases')).toEqual(['/cases'])
  expect(above('/map-surveying-cases/map-making')).toEqual(['/cases', '/map-surveying-cases'])
})

test('the measures that stand behind the addresses of the site’s own pictures are theirs', async () => {
  const shown = [
    ...casePages.map(({ picture }) => picture),
    ...defaultBanners.map(({ imageUrl }) => imageUrl),
  ]
  for (const picture of new Set(shown)) {
    const [address = ''] = picture.split('#')
    const { width, height } = await sharp(resolve('public', address.slice(1))).metadata()
    expect(picture).toBe(`${address}#${width}x${height}`)
  }
})
