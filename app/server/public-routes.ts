import type { ServerBuild } from '@remix-run/node'
import type { PageHandle } from '#app/public/page-handle.ts'

/** A public route of the built site. */
export interface PublicRoute {
  /** As the router writes it, such as `/about/news/:id`. */
  path: string
  handle: PageHandle
}

/** The routes that say by their `handle` what they are. */
export function publicRoutes({ routes }: Pick<ServerBuild, 'routes'>): PublicRoute[] {
  return Object.values(routes).flatMap((route) => {
    const handle = route.module.handle as PageHandle | undefined
    return handle ? [{ path: pathOf(route.id, routes), handle }] : []
  })
}

/** A route's own path stands behind those of its parents. */
function pathOf(id: string, routes: ServerBuild['routes']): string {
  const { path, parentId } = routes[id] ?? {}
  const above = parentId === undefined ? '/' : pathOf(parentId, routes)
  return path === undefined ? above : `${above.replace(/\/$/, '')}/${path}`
}
