/**
 * The path that Remix reads from a route's file name: `_public.about_.news.$id.tsx` becomes `/about/news/:id`.
 * `robots[.]txt.ts` becomes `/robots.txt`; an index adds nothing, and `*` matches any address.
 */
export function routePath(name: string): string {
  const segments = name.replace(/\.tsx?$/, '').split(/(?<!\[)\.(?!\])/)
  const named = segments.filter((segment) => !segment.startsWith('_'))
  const path = named.map((segment) => segment.replace('[.]', '.').replace(/_$/, '').replace(/^\$/, ':'))
  return `/${path.join('/').replace(/:$/, '*')}`
}

/** In the layout, but no visitor is led there. */
export const unlistedPaths = ['/*', '/test', '/test-login']

/** The paths of all public pages, by the files of the project: those in the layout with header and footer. */
export function publicPaths(files: readonly string[]): string[] {
  const names = files.flatMap((file) => /^app\/routes\/(_public\..+\.tsx)$/.exec(file)?.[1] ?? [])
  return names.map(routePath).filter((path) => !unlistedPaths.includes(path))
}
