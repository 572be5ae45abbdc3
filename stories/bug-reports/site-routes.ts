import { matchPath } from '@remix-run/react'
import type { createRemixStub } from '#stories/remix-stub.tsx'
import { newPageReader } from '#stories/app/public/new-page-reader.ts'
import { api } from '#app/api-client/http-api.ts'
import { storyAddress } from '#stories/app/public/page-story.tsx'
import { routePath } from '#stories/inventory/route-path.ts'

type Route = Parameters<typeof createRemixStub>[0][number]
type RouteModule = Omit<Route, 'Component'> & { default: Route['Component'] }

/** The site's own routes: a bug report may come from any page, with any query. */
const modules = import.meta.glob<RouteModule>('../../app/routes/_public*.tsx')
const LAYOUT = '../../app/routes/_public.tsx'

/** The routes by which a public address is shown, loaded from the stories' API. */
export async function routesOf(address: string): Promise<Route[]> {
  const { pathname } = new URL(address, 'http://site')
  const files = Object.keys(modules).filter((file) => file !== LAYOUT)
  const wanted = files
    .map((file) => ({ file, path: routePath(file.replace(/^.*\//, '')) }))
    .sort((one, other) => opennessOf(one.path) - opennessOf(other.path))
    .find(({ path }) => matchPath(path, pathname))
  const [layout, page] = await Promise.all([modules[LAYOUT]?.(), wanted && modules[wanted.file]?.()])
  if (!layout || !page || !wanted) throw new RangeError(`没有页面“${pathname}”`)
  return [
    {
      ...routeOf('routes/_public', layout),
      children: [{ ...routeOf('page', page), path: wanted.path }] as Route[],
    },
  ]
}

function routeOf(id: string, { default: Component, loader, action, ...module }: RouteModule): Route {
  // What a host gives each request; nobody is asked under this address.
  const context = { read: newPageReader(), api, publicUrl: storyAddress, verification: {} }
  const given = (work: typeof loader) =>
    typeof work === 'function'
      ? (args: Parameters<typeof work>[0]) => work({ ...args, context } as never)
      : work
  const { ErrorBoundary, handle, shouldRevalidate } = module
  return {
    id,
    Component,
    ErrorBoundary,
    handle,
    shouldRevalidate,
    loader: given(loader),
    action: given(action),
  } as Route
}

const opennessOf = (path: string) => (path.match(/[:*]/g) ?? []).length + (path.includes('*') ? 10 : 0)
