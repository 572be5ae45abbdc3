import { expect, test } from 'vitest'
import { builtRoutes } from '#tests/pages/built-routes.ts'
import { publicRoutes } from './public-routes.ts'

const module = { handle: { sitemap: true } } as never

test('a route that has a handle has its path, below those of its parents', () => {
  const routes = {
    root: { id: 'root', path: '', module: {} as never },
    layout: { id: 'layout', parentId: 'root', module: {} as never },
    home: { id: 'home', parentId: 'layout', index: true, module },
    list: { id: 'list', parentId: 'layout', path: 'list', module },
    entry: { id: 'entry', parentId: 'list', path: ':id', module },
    api: { id: 'api', parentId: 'root', path: 'api/*', module: {} as never },
  }
  expect(publicRoutes({ routes }).map(({ path }) => path)).toEqual(['/', '/list', '/list/:id'])
})

test('every public route says how the sitemap lists it', () => {
  const ids = Object.keys(builtRoutes).filter((id) => /^routes\/(_public\.|.*\[\.\])/.test(id))
  expect(ids.length).toBeGreaterThan(25)
  const handles = publicRoutes({ routes: builtRoutes }).map(({ handle }) => handle)
  expect(handles).toHaveLength(ids.length)
  expect(handles.filter(({ sitemap }) => sitemap === undefined)).toEqual([])
})
