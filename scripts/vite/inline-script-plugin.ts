import { join } from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'vite'
import { projectRoot } from '../tasks/project-root.mjs'

const SUFFIX = '?inline-script'

/**
 * Vite plugin: `import { script } from './x.ts?inline-script'` gives the module and all it imports as one short script that can be printed
 * into a document. Compiled for browsers of 2015 on, as the script has to run where the page's own modules cannot.
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
