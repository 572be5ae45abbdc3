import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const iconImport = /import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"];?/g

/**
 * Vite plugin for the browser's build: replaces `import { Phone } from 'lucide-react'` with the icon's module;
 * unknown names throw. Rollup would put all icons into the common chunk.
 */
export function directIcons(): Plugin {
  const modules = iconModules()
  return {
    name: 'direct-icons',
    apply: 'build',
    transform(code, id, options) {
      if (options?.ssr || id.includes('/node_modules/') || !code.includes('lucide-react')) return null
      return {
        code: code.replace(iconImport, (_statement, names: string) => directImports(names, modules)),
        map: null,
      }
    },
  }
}

/** `Phone, Mail as Letter` → one default import each, on the same line so that line numbers stay. */
function directImports(names: string, modules: Map<string, string>): string {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => {
      const [exported, local = exported] = name.split(/\s+as\s+/) as [string, string?]
      const module = modules.get(exported)
      if (!module) throw new Error(`lucide-react has no icon named ${exported}`)
      return `import ${local} from 'lucide-react/icons/${module}';`
    })
    .join('')
}

/** Every name that the package exports, with the module that holds it. */
function iconModules(): Map<string, string> {
  const index = readFileSync(fileURLToPath(new URL('./dist/esm/lucide-react.mjs', packageFolder())), 'utf8')
  const lines = index.matchAll(/export \{([^}]*)\} from '\.\/icons\/([a-z0-9-]+)\.mjs'/g)
  return new Map(
    [...lines].flatMap(([, names = '', module = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [name, module]),
    ),
  )
}

function packageFolder(): URL {
  return new URL('../../', import.meta.resolve('lucide-react'))
}
