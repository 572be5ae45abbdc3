import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import project from '#package.json' with { type: 'json' }
import { projectRoot } from '#scripts/tasks/project-root.mjs'

/** What the package runs: the bundles, its package.json, MSW's worker. @param folder is there already */
export async function writeCode(folder: string): Promise<void> {
  await Promise.all([
    bundle(folder),
    writeFile(join(folder, 'package.json'), `${JSON.stringify(packageFile(), null, 2)}\n`),
    copyFile(join(projectRoot, 'mocks/public/mockServiceWorker.js'), join(folder, 'mockServiceWorker.js')),
  ])
}

/** For Node and browsers alike but for the two modules that are named after them. */
async function bundle(folder: string): Promise<void> {
  await build({
    absWorkingDir: projectRoot,
    entryPoints: ['index', 'node', 'browser'].map((name) => `mocks/package/${name}.ts`),
    outdir: folder,
    bundle: true,
    splitting: true,
    chunkNames: 'parts/[name]-[hash]',
    format: 'esm',
    // What runs in browsers runs in Node too; the other way round it does not.
    platform: 'browser',
    target: 'es2022',
    // Names stay: errors are told by them. Chinese stays readable.
    minifySyntax: true,
    minifyWhitespace: true,
    charset: 'utf8',
    external: ['msw', 'msw/*', 'node:*'],
    logLevel: 'silent',
  })
}

function packageFile() {
  const both = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` })
  return {
    name: '@tulian/mocks',
    version: project.version,
    private: true,
    description: '图联科技网站接口的模拟：MSW handlers、全部示例、情境语言',
    type: 'module',
    engines: project.engines,
    exports: {
      '.': both('index'),
      './node': both('node'),
      './browser': both('browser'),
      './examples.json': './examples.json',
      './openapi.json': './openapi.json',
      './mockServiceWorker.js': './mockServiceWorker.js',
      './package.json': './package.json',
    },
    sideEffects: false,
    peerDependencies: { msw: `^${project.devDependencies.msw}` },
  }
}
