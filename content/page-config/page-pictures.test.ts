import { expect, test } from 'vitest'
import { casePages, pagesBelow } from '#app/public/cases/case-pages.ts'
import { demoContent } from '#content/registry/demo.generated.ts'
import type { DemoRecord } from '#content/demo/demo-record.ts'

type ContentName = keyof typeof demoContent

/** What each page shows besides its cases. The platform page repeats examples under its tools on purpose. */
const ownContent: Readonly<Record<string, readonly ContentName[]>> = {
  'soil-submission': ['soil-submission', 'soil-tech', 'soil-case'],
  'land-extension': ['land-extension-background', 'land-extension-process', 'land-extension-statistics'],
  'natural-disaster': ['natural-disaster-data-management', 'natural-disaster-risk-assessment'],
  'autonomous-driving': ['autonomous-driving-intro', 'autonomous-driving-item'],
}

const otherPages: Readonly<Record<string, readonly ContentName[]>> = {
  home: ['banner', 'service', 'about', 'partner'],
  about: [
    'about',
    'core-member',
    'enterprise-honors',
    'leadership-care',
    'qualification-certification',
    'software-copyright',
  ],
  'government services': ['gallery-image'],
  'data annotation': ['data-annotation', 'industry-solutions'],
  'data collection': ['data-collection'],
  'internet BPO': ['internet-bpo'],
  'map surveying': ['map-surveying', 'map-surveying-tech-advantages', 'map-surveying-applications'],
  'industry education': ['industry-education', 'tech-service-social-service'],
}

/** A parent page of cases also shows those of its sub pages; the general page has its own alone. */
const categoriesOn = casePages.map((page) => {
  const below = page.category === 'general' ? [] : pagesBelow(page)
  return [page.category, [page, ...below].map(({ category }) => category)] as const
})

/** The home page shows the leading three (public-site §2.3). */
const SERVICES_ON_HOME = 3

test.each(categoriesOn)('the %s case page shows no file twice', (page, categories) => {
  const rows = [...rowsOf(ownContent[page] ?? []), ...casesOf(categories)]
  expect(rows.length).toBeGreaterThan(1)
  expect(shownTwice(rows)).toEqual([])
})

test.each(Object.entries(otherPages))('the %s page shows no file twice', (_, names) => {
  expect(shownTwice(rowsOf(names))).toEqual([])
})

test('no two cases share a picture, their stories included', () => {
  expect(shownTwice(rowsOf(['case']))).toEqual([])
})

/** Services with cases of their own, each with the category of its first page of cases. */
const servicePaths = {
  'government services': 'government',
  'data annotation': 'data-annotation',
  'map surveying': 'map-surveying',
  'industry education': 'industry-education',
} as const

test.each(Object.entries(servicePaths))(
  'no picture comes twice on the way from home through %s',
  (service, parent) => {
    const categories = new Map(categoriesOn).get(parent) ?? []
    const home = [...rowsOf(['banner', 'about']), ...rowsOf(['service']).slice(0, SERVICES_ON_HOME)]
    const cases = rowsOf(['case']).filter(({ category }) => categories.includes(String(category)))
    expect(cases.length).toBeGreaterThan(5)
    expect(shownTwice([...home, ...rowsOf(otherPages[service] ?? []), ...cases])).toEqual([])
  },
)

test('a case tells its story with another picture than its cover', () => {
  const same = demoContent.case.filter(({ imageUrl, content }) => String(content).includes(String(imageUrl)))
  expect(same.map(({ title }) => title)).toEqual([])
})

function rowsOf(names: readonly ContentName[]): DemoRecord[] {
  return names
    .flatMap((name): readonly DemoRecord[] => demoContent[name])
    .filter(({ status }) => status !== 0)
}

/** The cards of cases; the pictures inside a story are seen one story at a time. */
function casesOf(categories: readonly string[]): DemoRecord[] {
  return rowsOf(['case'])
    .filter(({ category }) => categories.includes(String(category)))
    .map(({ imageUrl = '' }) => ({ imageUrl }))
}

function shownTwice(rows: readonly DemoRecord[]): string[] {
  const files = rows.flatMap((row) => JSON.stringify(row).match(/demo-[\w-]+\.(?:webp|mp4|mp3)/g) ?? [])
  return files.filter((file, index) => files.indexOf(file) !== index)
}
