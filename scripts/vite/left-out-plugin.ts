import { join } from 'node:path'
import type { Plugin } from 'vite'
import { projectRoot } from '../steps/project-root.mjs'

/**
 * Vite plugin for the browser's build: takes what packages bring along and the site never reaches out of what every visit
 * loads. Of styled-components the vendor prefixes, which only `enableVendorPrefixes` asks for; of lucide the way from an icon's
 * data to its component, in the place of which comes a shorter one that prints the same.
 */
export function leftOut(): Plugin {
  const icon = JSON.stringify(join(projectRoot, 'app/drawn-icon.ts'))
  const instead: Record<string, string> = {
    'stylis/src/Prefixer.js': 'export const prefix = (value) => value',
    'lucide-react/dist/esm/createLucideIcon.mjs': `export { drawnIcon as default } from ${icon}`,
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
    buildEnd(error) {
      // A package that was arranged anew would quietly come whole again; only the browser's build reads them.
      if (error || this.environment.name !== 'client') return
      const missed = Object.keys(instead).filter((each) => !found.has(each))
      if (missed.length > 0) this.error(`not found any more: ${missed.join(', ')}`)
    },
  }
}
