import { join } from 'node:path'
import { minify } from 'terser'
import { runnerImport, type Plugin } from 'vite'
import { projectRoot } from '../steps/project-root.mjs'

const file = join(projectRoot, 'app/theme-choice/head-script.ts')

/**
 * Vite plugin for the server's build: the script that is printed into every head gets short names, a fifth of a kilobyte of each
 * page. It is read as it is exported, so what it is put together from need not be known here.
 */
export function shortHead(): Plugin {
  return {
    name: 'short-head',
    apply: 'build',
    enforce: 'pre',
    async load(id, options) {
      if (!options?.ssr || id !== file) return null
      const { module } = await runnerImport<{ grounds: unknown; headScript: string }>(file, {
        root: projectRoot,
        configFile: false,
        logLevel: 'error',
      })
      const headScript = await shortened(module.headScript)
      return `export const grounds = ${JSON.stringify(module.grounds)}
export const headScript = ${JSON.stringify(headScript)}`
    },
  }
}

/** A script of the language of 2009 with short names, still of that language. @throws what ends a script element */
export async function shortened(script: string): Promise<string> {
  const { code = '' } = await minify(script, { ecma: 5, safari10: true })
  if (code === '' || code.includes('</')) throw new Error('The head’s script cannot be printed')
  return code
}
