import { join } from 'node:path'
import type { Plugin } from 'vite'
import { projectRoot } from '#scripts/tasks/project-root.mjs'

/** The module from which Vite's build takes what it calls at each `import()`, and the name it takes. */
const HELPER = { id: '\0vite/preload-helper.js', name: '__vitePreload' }

/**
 * Vite plugin for the browser's build: each `import()` goes through app/browser/import-with-prefetch.ts. With Vite's
 * helper, a browser may remember a script's failed load permanently.
 */
export function importWithPrefetch(): Plugin {
  const file = join(projectRoot, 'app/browser/import-with-prefetch.ts')
  return {
    name: 'import-with-prefetch',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === HELPER.id
        ? `export { importWithPrefetch as ${HELPER.name} } from ${JSON.stringify(file)}`
        : null,
  }
}
