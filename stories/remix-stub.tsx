import { matchRoutes } from '@remix-run/react'
import { createRemixStub as createStub } from '@remix-run/testing'
import { useContext } from 'react'
import { Printing } from '#stories/toolbar-globals/printing.ts'

type Routes = Parameters<typeof createStub>[0]
type Stub = ReturnType<typeof createStub>
type Props = Parameters<Stub>[0]

/**
 * Remix's router stub for stories. In server rendering, it runs the loaders first and renders the page with their
 * data.
 */
export function createRemixStub(routes: Routes) {
  const named = withIds(routes)
  const Stub = createStub(named)
  let loaded: LoaderData | undefined
  return function RemixStub(props: Props) {
    const isPrinted = useContext(Printing)
    if (!isPrinted) return <Stub {...props} />
    // A server renderer waits for a promise that is thrown, and asks again.
    if (!loaded) throw load(named, entryOf(props)).then((data) => (loaded = data))
    return <Stub {...props} hydrationData={{ loaderData: loaded }} />
  }
}

type LoaderData = Record<string, unknown>

async function load(routes: Routes, entry: string): Promise<LoaderData> {
  const request = new Request(new URL(entry, location.origin))
  const matches = matchRoutes(routes as Parameters<typeof matchRoutes>[0], entry) ?? []
  const answers = matches.map(async ({ route: { id, loader }, params }) => {
    if (typeof loader !== 'function') return []
    const answer: unknown = await loader({ request, params, context: {} })
    return [[id, answer instanceof Response ? await answer.json() : answer]]
  })
  return Object.fromEntries((await Promise.all(answers)).flat()) as LoaderData
}

function entryOf({ initialEntries }: Props): string {
  const entry = initialEntries?.[0] ?? '/'
  return typeof entry === 'string' ? entry : `${entry.pathname ?? '/'}${entry.search ?? ''}`
}

/** Every route by a name of its own, so that what its loader answered finds it. */
function withIds(routes: Routes, parent = 'route'): Routes {
  return routes.map((route, index) => {
    const id = route.id ?? `${parent}-${index}`
    return {
      ...route,
      id,
      ...(route.children && { children: withIds(route.children, id) }),
    } as Routes[number]
  })
}
