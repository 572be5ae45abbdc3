import { join } from 'node:path'
import type { Plugin } from 'vite'
import { projectRoot } from '../steps/project-root.mjs'

/** Words of a package's module, and what stands in their place: each says what is always so on this site. */
type Facts = readonly (readonly [said: RegExp, so: string])[]

/**
 * Vite plugin for the browser's build: takes what packages bring along and the site never reaches out of what every visit
 * loads. Of styled-components the vendor prefixes, which only `enableVendorPrefixes` asks for; of lucide the way from an icon's
 * data to its component, in the place of which comes a shorter one that prints the same; of Remix what it shows where a site has no
 * error page, the ways of flags that vite.config.ts sets otherwise, links that fetch ahead (`prefetch`), which the site has none of, and what
 * its router says to developers.
 * One thing it puts in: Remix tells its own boundary of a new address in a transition, as it tells the router.
 */
export function leftOut(): Plugin {
  const icon = JSON.stringify(join(projectRoot, 'app/drawn-icon.ts'))
  const boundary = JSON.stringify(join(projectRoot, 'app/error-page/outermost-boundary.tsx'))
  const instead: Record<string, string> = {
    'stylis/src/Prefixer.js': 'export const prefix = (value) => value',
    'lucide-react/dist/esm/createLucideIcon.mjs': `export { drawnIcon as default } from ${icon}`,
    '@remix-run/react/dist/esm/fallback.js': 'export const RemixRootDefaultHydrateFallback = () => null',
    '@remix-run/react/dist/esm/errorBoundaries.js': `export { OutermostBoundary as RemixErrorBoundary, Nothing as RemixRootDefaultErrorBoundary } from ${boundary}`,
  }
  const remix: Facts = [
    [/(window\.__remixContext\.)?\bfuture\.v3_singleFetch\b/g, 'true'],
    [/\bwindow\.__remixContext\.isSpaMode\b/g, 'false'],
  ]
  // Told at once, in the press itself, React throws away what is printed in each boundary that is not hydrated yet (its error 421).
  const address: Facts = [
    [/\bsetLocation\(newState\.location\)/, 'React.startTransition(() => setLocation(newState.location))'],
  ]
  const known: Record<string, Facts> = {
    '@remix-run/react/dist/esm/browser.js': [...remix, ...address],
    '@remix-run/react/dist/esm/routes.js': [
      ...remix.slice(0, 1),
      // With single fetch every loader and action is handed it.
      [/\btypeof singleFetch === "function"/g, 'true'],
    ],
    '@remix-run/react/dist/esm/components.js': [
      ...remix.slice(0, 1),
      [/\bshouldPrefetch && !isAbsolute\b/g, 'false'],
      [/\bisPageLinkDescriptor\(link\)/g, 'false'],
    ],
    '@remix-run/router/dist/router.js': [
      [/\bfuture\.v7_(fetcherPersist|partialHydration|prependBasename|normalizeFormMethod)\b/g, 'true'],
      // What it tells those who write routes and links wrong, which development tells them too.
      [/\berrorMessage = "(?!Unknown)[^;]*;/g, ''],
      [/\breturn "Cannot include a '"[^;]*;/, 'return field;'],
      [/\bwarning\(path === "\*"[^;]*;/, ''],
    ],
  }
  const found = new Set<string>()
  return {
    name: 'left-out',
    apply: 'build',
    enforce: 'pre',
    load(id, options) {
      if (options?.ssr) return null
      const name = Object.keys(instead).find((each) => id.endsWith(`/node_modules/${each}`))
      if (name === undefined) return null
      found.add(name)
      return instead[name]
    },
    transform(code, id, options) {
      if (options?.ssr) return null
      const name = Object.keys(known).find((each) => id.endsWith(`/node_modules/${each}`))
      if (name === undefined) return null
      let short = code
      for (const [said, so] of known[name] ?? []) {
        if (short.search(said) < 0) this.error(`${name} says ${said.source} no more`)
        short = short.replace(said, so)
      }
      found.add(name)
      return { code: short, map: null }
    },
    buildEnd(error) {
      // A package that was arranged anew would quietly come whole again; only the browser's build reads them.
      if (error || this.environment.name !== 'client') return
      const missed = [...Object.keys(instead), ...Object.keys(known)].filter((each) => !found.has(each))
      if (missed.length > 0) this.error(`not found any more: ${missed.join(', ')}`)
    },
  }
}
