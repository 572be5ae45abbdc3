import { expect, test } from 'vitest'
import { publicPages } from '#tests/pages/public-pages.ts'
import { sitePages } from './site-pages.ts'

/** Found by their records, or by nothing that a visitor looks for. */
const notNamed = ['/', '/about/news/1', '/cases/1', '/contact/jobs/1', '/privacy', '/search', '/terms']

test('search names every page of the site but these', () => {
  const named = [...sitePages.map(({ to }) => to), ...notNamed]
  expect(named.sort(), 'name the new page in site-pages.ts, or here').toEqual(Object.keys(publicPages).sort())
})
