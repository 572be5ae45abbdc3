import { join } from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'vite'
import { projectRoot } from '../tasks/project-root.mjs'

const SUFFIX = '?inline-script'

/**
 * Vite plugin: `import { script } from './x.ts?inline-script'` gives the module and its imports as one short inline
 * script. Compiled for browsers since 2015, because it must run where the page's modules cannot.
 */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null
      const { outputFiles, metafile } = await build({
        absWorkingDir: projectRoot,
        entryPoints: [id.slice(0, -SUFFIX.length)],
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2015',
        charset: 'utf8',
        write: false,
        metafile: true,
      })
      for (const file of Object.keys(metafile.inputs)) this.addWatchFile(join(projectRoot, file))
      return `export const script = ${JSON.stringify(outputFiles[0]?.text.trim())}`
    },
  }
}
