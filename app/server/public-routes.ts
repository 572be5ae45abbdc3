import type { ServerBuild } from '@remix-run/node'
import type { PageHandle, PublicRoute } from '#app/public/page-handle.ts'

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
