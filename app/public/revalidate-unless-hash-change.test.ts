import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { revalidateUnlessHashChange } from './revalidate-unless-hash-change.ts'

const routes = join(import.meta.dirname, '../routes')

/** Whether the router, which would load the page again, is let. */
function loads(from: string, to: string) {
  const [currentUrl, nextUrl] = [new URL(from, 'https://site.test'), new URL(to, 'https://site.test')]
  return revalidateUnlessHashChange({
    currentUrl,
    nextUrl,
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
  })
}

test.each([
  ['/#dialog', '/'],
  ['/apply?title=a#dialog', '/apply?title=a'],
  ['/label#support', '/label'],
])('from %s to %s nothing is loaded', (from, to) => {
  expect(loads(from, to)).toBe(false)
})

test.each([
  ['/search?q=a', '/search?q=b'],
  // Pressed again, as after a failure.
  ['/search?q=a', '/search?q=a'],
  ['/about/news/5#dialog', '/about/news/6'],
])('from %s to %s the page is loaded', (from, to) => {
  expect(loads(from, to)).toBe(true)
})

test('every public page with a loader says what it loads again; that of unknown addresses has nothing to lose', () => {
  const silent = readdirSync(routes)
    .filter((file) => /^_public.*\.tsx$/.test(file) && file !== '_public.$.tsx')
    .map((file) => [file, readFileSync(join(routes, file), 'utf8')] as const)
    .filter(([, text]) => / loader\b/.test(text) && !text.includes('export const shouldRevalidate'))
    .map(([file]) => file)
  expect(silent).toEqual([])
})
