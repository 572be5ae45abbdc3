import type { data, LoaderFunctionArgs, MetaDescriptor, ServerBuild } from '@remix-run/node'
import { matchPath } from '@remix-run/react'
import type { ComponentType } from 'react'
import type { PageReader } from '#app/page-data/page-reader.ts'
import { unlistedPaths } from '#stories/inventory/route-path.ts'
import { builtRoutes } from './built-routes.ts'
import { pageAddresses } from './page-addresses.ts'

const SITE = 'https://www.example.com'

/** A public page as its route file has it. */
export interface PublicPage {
  /** What the loader hands out, and the status that it sets. @throws what the loader refuses with */
  load: (read: PageReader) => Promise<{ loaded: object; status: number }>
  /** What its head says of what was loaded. */
  meta: (loaded: object) => MetaDescriptor[]
  Component: ComponentType
}

/** Every public page by its path, in that order, from the route files: of records one, of search the results. */
export const publicPages: Readonly<Record<string, PublicPage>> = Object.fromEntries(
  Object.values(builtRoutes)
    .filter(({ id, path = '' }) => id.startsWith('routes/_public.') && !unlistedPaths.includes(`/${path}`))
    .flatMap(({ path = '', module }) =>
      pageAddresses(`/${path}`).map((address) => {
        const url = new URL(address, SITE)
        const params = matchPath(`/${path}`, url.pathname)?.params ?? {}
        const Component = module.default as ComponentType
        const meta = (loaded: object) => module.meta?.({ data: loaded } as never) ?? []
        return [url.pathname, { load: loadOf(module, url, params), meta, Component }] as const
      }),
    )
    .sort(([one], [other]) => (one < other ? -1 : 1)),
)

function loadOf(
  { loader }: ServerBuild['routes'][string]['module'],
  url: URL,
  params: LoaderFunctionArgs['params'],
): PublicPage['load'] {
  return async (read) => {
    const context = { read, publicUrl: SITE, verification: {} }
    const handed: unknown = await loader?.({ request: new Request(url), params, context } as never)
    // What `data()` of Remix made.
    const { data: loaded, init } = handed as ReturnType<typeof data<object>>
    return init === undefined
      ? { loaded: handed as object, status: 200 }
      : { loaded, status: init?.status ?? 200 }
  }
}
