import { build } from 'esbuild'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { boundReact } from './bundle-for-node.mjs'
import { onceAProcess } from './once-a-process.mjs'
import { projectRoot } from './project-root.mjs'

/**
 * What a program exports that is bundled as the built site's side that prints, for tests of what is changed there.
 * @param program an ES module's text
 * @param isPatched whether packages say what the product has them say, or what their authors do
 */
export async function runBundled<Exports>(program: string, isPatched: boolean): Promise<Exports> {
  const folder = await mkdtemp(join(tmpdir(), 'bundled-'))
  try {
    const outfile = join(folder, 'program.mjs')
    await build({
      stdin: { contents: program, resolveDir: projectRoot },
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      mainFields: ['module', 'main'],
      define: { 'process.env.NODE_ENV': '"production"' },
      banner: {
        js: `import { createRequire } from 'node:module'; const require = createRequire('${projectRoot}/');`,
      },
      logLevel: 'silent',
      plugins: isPatched ? [boundReact, onceAProcess('printing')] : [],
    })
    return (await import(pathToFileURL(outfile).href)) as Exports
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
