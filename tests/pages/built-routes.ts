import type { ServerBuild } from '@remix-run/node'

type Routes = ServerBuild['routes']
type Module = Routes[string]['module']

const modules = import.meta.glob<Module>('../../app/routes/*.{ts,tsx}', { eager: true })

/** The site's route files as a build has them, read without Remix's compiler, which does not run in jsdom. */
export const builtRoutes: Routes = Object.fromEntries(
  Object.entries(modules).map(([file, module]) => {
    const id = file.replace(/^.*(?=routes\/)|\.tsx?$/g, '')
    return [id, { id, path: pathOf(id), module }]
  }),
)

/** `routes/_public.about_.news.$id` is `about/news/:id`, `routes/robots[.]txt` is `robots.txt`; an index adds nothing. */
function pathOf(id: string): string | undefined {
  const segments = id.replace('routes/', '').split(/(?<!\[)\.(?!\])/)
  const named = segments.filter((segment) => !segment.startsWith('_'))
  const path = named.map((segment) => segment.replace('[.]', '.').replace(/_$/, '').replace(/^\$/, ':'))
  return path.length === 0 ? undefined : path.join('/').replace(/:$/, '*')
}
