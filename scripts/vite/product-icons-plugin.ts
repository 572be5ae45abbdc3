import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { projectFiles } from '../checks/project-files.ts'
import { projectRoot } from '../tasks/project-root.mjs'

const NAME = 'virtual:product-icons'
const IMPORT = /import\s*\{([^}]+)\}\s*from 'lucide-react'/g
/** Types that come from the same package. */
const TYPES = /^(LucideIcon|LucideProps|IconNode)$/

/** Vite plugin: `import { productIcons } from 'virtual:product-icons'` gives every icon that the product imports, by name. */
export function productIcons(): Plugin {
  return {
    name: 'product-icons',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null
      const sources = projectFiles(['app', 'content', 'design-system'])
        .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
        .map((path) => readFileSync(join(projectRoot, path), 'utf8'))
      const names = iconsIn(sources).join(', ')
      return `import { ${names} } from 'lucide-react'\nexport const productIcons = { ${names} }`
    },
  }
}

/** The names of the icons that some modules import, each once, in alphabetical order. */
export function iconsIn(sources: readonly string[]): string[] {
  const names = sources.flatMap((source) =>
    [...source.matchAll(IMPORT)].flatMap(([, list = '']) =>
      list
        .split(',')
        .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
        .filter((name) => name !== '' && !name.startsWith('type ') && !TYPES.test(name)),
    ),
  )
  return [...new Set(names)].sort()
}
