import { build, type Plugin } from 'esbuild'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { namesOf } from './bundle-for-node.mjs'
import { onceAProcess } from './once-a-process.mjs'
import { projectRoot } from './project-root.mjs'
import { runBundled } from './run-bundled.ts'

const ROUTER = '@remix-run/router/dist/router.cjs.js'
const LOADERS = '@remix-run/server-runtime/dist/data.js'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'once-a-process-'))
  for (const name of [ROUTER, LOADERS]) {
    await mkdir(dirname(installed(name)), { recursive: true })
    await cp(join(projectRoot, 'node_modules', name), installed(name))
  }
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const installed = (name: string) => join(folder, 'node_modules', name)

/** What such packages want of others is none of this. */
const othersApart: Plugin = {
  name: 'others-apart',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path, external: true },
    )
  },
}

async function failuresOf(...names: string[]): Promise<string[]> {
  const building = build({
    entryPoints: names.map(installed),
    outdir: join(folder, 'built'),
    bundle: true,
    platform: 'node',
    logLevel: 'silent',
    plugins: [onceAProcess('loading'), othersApart],
  })
  return building.then(
    () => [],
    ({ errors }: { errors: { text: string }[] }) => errors.map(({ text }) => text),
  )
}

test('packages that say what is replaced are built with what stands in its place', async () => {
  expect(await failuresOf(ROUTER, LOADERS)).toEqual([])
  const built = await readFile(join(folder, 'built/router/dist/router.cjs.js'), 'utf8')
  expect(built).toContain('branches = rankedOnce(routes)')
})

test('the build fails where a package says it no more, and names what is missing', async () => {
  const said = await readFile(installed(LOADERS), 'utf8')
  await writeFile(installed(LOADERS), said.replaceAll('stripRoutesParam(', 'withoutRoutes('))
  expect(await failuresOf(ROUTER, LOADERS)).toEqual([
    expect.stringMatching(/server-runtime.* says .* no more$/),
  ])
})

test('the build fails where a file is read no more', async () => {
  expect(await failuresOf(ROUTER)).toEqual([`not found any more: ${LOADERS}`])
})

/** Prints, as the built site does, a menu of every kind of address, with where each leads, and every kind of element. */
const printer = `
import { Link as RemixLink, NavLink as RemixNavLink } from '@remix-run/react'
import { createElement, createRef, forwardRef } from 'react'
import { jsx } from 'react/jsx-runtime'
import { styled } from 'styled-components'
import { renderToStaticMarkup } from 'react-dom/server'
import { Link, NavLink } from 'react-router-dom'
import { matchRoutes } from '@remix-run/router'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server.js'
const addresses = ['/', '/about', '/about/news', '/about#news', '/#top', '//evil.test/a', '/about/', '/about?page=2', '/关于', '/a%20b', '/a/../b', '#top', '?q=1', 'about', '..', '', { pathname: '/about', hash: '#news' }]
const menu = () => addresses.map((to, key) => [createElement(Link, { to, key: 'l' + key }), to === '//evil.test/a' ? null : createElement(NavLink, { to, key: 'n' + key })])
const ways = [
  { target: '_blank', rel: 'noopener' }, { target: undefined, 'data-discover': 'own' }, { reloadDocument: true, discover: 'none' },
  { replace: true, state: { a: 1 }, relative: 'path', preventScrollReset: true, viewTransition: true, prefetch: 'intent' },
  { onClick() {}, ref: createRef(), className: 'own', style: { top: 1 } }, { 'aria-current': 'true', children: ['x', jsx('b', {}, 'b')], href: '/own' },
]
const chosenBy = ({ isActive, isPending, isTransitioning }) => [isActive, isPending, isTransitioning].join(' ')
const choices = [{ end: true, caseSensitive: true }, { className: chosenBy, children: chosenBy, style: ({ isActive }) => ({ top: isActive ? 1 : 2 }) }, { 'aria-current': 'step', style: { top: 1 } }]
const links = () => ['/about', '/About', '/about#news', '/about?page=2', '#top', 'https://other.test/a', '//evil.test/a'].flatMap((to) =>
  [Link, RemixLink, NavLink, RemixNavLink].flatMap((Kind, at) =>
    [...ways, ...(at > 1 ? choices : [])].map((way) => (at > 1 && to.includes('//') ? null : createElement('li', {}, createElement(Kind, { to, ...way })))),
  ),
)
const Told = (said) => jsx('p', { children: JSON.stringify(said) })
const Usual = (said) => jsx(Told, { ...said })
Usual.defaultProps = { name: 'usual' }
const Handing = forwardRef((said, ref) => jsx('i', { ...said, ref, title: String(ref !== null) }))
const Red = styled.b.withConfig({ componentId: 'red' })({ color: 'red' })
const Over = styled(Red).withConfig({ componentId: 'over' })({ color: 'blue' })
const shared = {}
const elements = [
  jsx(Told, { name: 'a', key: 'in' }), jsx(Told, { name: 'b' }, 'behind'), jsx(Told, { name: undefined, key: undefined }, 'none'),
  jsx(Usual, {}, 'u'), jsx(Usual, { name: 'own' }, 'o'), jsx(Usual, { name: undefined }, 'n'),
  jsx(Handing, { ref: createRef(), id: 'x' }, 'r'), jsx(Handing, { id: 'y', ref: null }, 's'), jsx('u', { ref: createRef(), key: 'k', id: 'z' }),
  jsx(Usual, shared), jsx(Told, shared),
  jsx(styled(Handing).withConfig({ componentId: 'hand' })({ color: 'red' }), { ref: createRef() }, 'h'),
  jsx(Red, { id: 'v', className: 'own' }, 'v'), jsx(Over, { as: 'q', ref: createRef() }, 'w'),
]
const { query, dataRoutes } = createStaticHandler([{ path: '/', Component: menu }, { path: '/:first/*', Component: () => [menu(), links(), elements] }])
export const printed = []
for (const at of ['/', '/about', '/about/news/1', '/about', '/关于', '/about/', '/' + 'a'.repeat(200)]) {
  const context = await query(new Request('http://site.test' + at))
  const made = createElement(StaticRouterProvider, { router: createStaticRouter(dataRoutes, context), context, hydrate: false })
  printed.push(JSON.stringify(context.matches.map(({ params, pathname }) => ({ params, pathname }))) + renderToStaticMarkup(made))
  // What one visitor's page makes of an address is nothing to the next one's.
  for (const { params } of context.matches) params.first = 'changed'
}
// A site that does not stand at the root.
const { query: below, dataRoutes: routesBelow } = createStaticHandler([{ path: '*', Component: () => [menu(), links()] }], { basename: '/base' })
const contextBelow = await below(new Request('http://site.test/base/about'))
const routerBelow = createStaticRouter(routesBelow, contextBelow)
printed.push(renderToStaticMarkup(createElement(StaticRouterProvider, { router: routerBelow, context: contextBelow, hydrate: false })))
const routes = [{ path: '/a' }, { path: '/:first/*' }]
for (const base of ['/', '/a']) printed.push(JSON.stringify(matchRoutes(routes, '/a/b', base)))
// The router warns of a broken address each time that it looks for its route.
let looks = 0
const { warn } = console
console.warn = () => looks++
function looksFor(...paths) {
  looks = 0
  for (const path of paths) matchRoutes(routes, path)
  return looks
}
const others = Array.from({ length: 600 }, (_, index) => '/other/' + index)
const long = '/%E5' + 'a'.repeat(200)
export const looked = [looksFor('/%E5', '/%E5'), looksFor(...others, '/%E5'), looksFor(long, long)]
console.warn = warn
`

interface Printed {
  printed: string[]
  /** How often a broken address was looked for that was asked twice, once more after many others, and twice where it is long. */
  looked: number[]
}

const printedBy = (isPatched: boolean) => runBundled<Printed>(printer, isPatched)

test('links and the menu lead where they led and mark the same place, and elements are what they were', async () => {
  const [{ printed }, before] = [await printedBy(true), await printedBy(false)]
  expect(printed).toEqual(before.printed)
  for (const link of [
    '<a aria-current="page" class="active" href="/about/news"',
    '<a rel="noopener" data-discover="true" href="/about" target="_blank"',
    '<a data-discover="true" aria-current="page" class="true false false" style="top:1px" href="/about">true false false</a>',
  ])
    expect(printed.join('')).toContain(link)
})

test('which route an address is is looked for once, unless it is long or many others were asked for since', async () => {
  const { looked } = await printedBy(true)
  expect(looked).toEqual([1, 1, 2])
})

test('of React all names are bound that a program can have, whatever Node adds to them', () => {
  expect(namesOf({ default: {}, 'module.exports': {}, useId: {}, $own: {} })).toEqual(['useId', '$own'])
})
