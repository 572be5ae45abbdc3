import type { ServerBuild } from '@remix-run/node'
import { routePath } from '#stories/inventory/route-path.ts'

type Routes = ServerBuild['routes']
type Module = Routes[string]['module']

const modules = import.meta.glob<Module>('../../app/routes/*.{ts,tsx}', { eager: true })

/** The site's route files as a build has them, read without Remix's compiler, which does not run in jsdom. */
export const builtRoutes: Routes = Object.fromEntries(
  Object.entries(modules).map(([file, module]) => {
    const id = file.replace(/^.*(?=routes\/)|\.tsx?$/g, '')
    return [id, { id, path: routePath(id.replace('routes/', '')).slice(1) || undefined, module }]
  }),
)
