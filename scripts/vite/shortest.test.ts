import { expect, test } from 'vitest'
import { awaitedChunks, chunksOfVisits, isOfPackages, looksAt } from './shortest-plugin.ts'

const chunk = (facadeModuleId: string | null, imports: string[] = [], dynamicImports: string[] = []) => ({
  facadeModuleId,
  imports,
  dynamicImports,
})

test('what visitors load, at once or later, is told from what only the console loads', () => {
  const visited = chunksOfVisits({
    'root.js': chunk('/site/app/root.tsx?__remix-build-client-route', ['visit.js']),
    'about.js': chunk(
      '/site/app/routes/_public.about.tsx?__remix-build-client-route',
      ['visit.js'],
      ['news.js'],
    ),
    'visit.js': chunk(null, ['shared.js']),
    'shared.js': chunk(null, ['shared.js', 'visit.js']),
    'news.js': chunk('/site/app/public/about/news.tsx'),
    'admin.js': chunk('/site/app/routes/admin.tsx?__remix-build-client-route', ['visit.js'], ['console.js']),
    'console.js': chunk('/site/app/admin/console.tsx', ['editor.js']),
    'editor.js': chunk(null),
  })
  expect([...visited].sort()).toEqual(['about.js', 'news.js', 'root.js', 'shared.js', 'visit.js'])
})

test('a build without a page for visitors is refused', () => {
  expect(() => chunksOfVisits({ 'admin.js': chunk('/site/app/routes/admin.tsx') })).toThrow(
    'No chunk begins a visit',
  )
})

test('a chunk is of packages where most of it is', () => {
  const modules = (own: number) => ({
    '/site/node_modules/editor/index.js': { renderedLength: 100 },
    '/site/app/admin/editor.tsx': { renderedLength: own },
  })
  expect([isOfPackages({ modules: modules(99) }), isOfPackages({ modules: modules(100) })]).toEqual([
    true,
    false,
  ])
})

test('the console’s start is waited for as well, and a build without it is refused', () => {
  const home = { ...chunk('/site/app/routes/_public._index.tsx'), modules: {} }
  const start = { ...chunk(null), modules: { '/site/app/admin/console.tsx': { renderedLength: 1 } } }
  const editor = { ...chunk(null), modules: {} }
  const awaited = awaitedChunks({ 'home.js': home, 'console.js': start, 'editor.js': editor })
  expect([...awaited].sort()).toEqual(['console.js', 'home.js'])
  expect(() => awaitedChunks({ 'home.js': home, 'editor.js': editor })).toThrow('No chunk holds the console')
})

test('the chunk of every visit is looked at twice, others once, and a build without it is refused', () => {
  const chunks = { 'visit.js': { name: 'visit' }, 'home.js': { name: 'home' } }
  expect(Object.values(chunks).map((chunk) => looksAt(chunk, chunks, 'visit'))).toEqual([2, 1])
  expect(() => looksAt({ name: 'home' }, { 'home.js': { name: 'home' } }, 'visit')).toThrow(
    'No chunk is called visit',
  )
})
