import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from './project-root.mjs'

/**
 * Packages that stay outside the bundle: native code, and packages loaded by name or read as files. Also CommonJS
 * that is imported dynamically, which would lose its named exports.
 */
const apart = [
  'sqlite3',
  'sharp',
  '@node-rs/argon2',
  'pg',
  'pg-hstore',
  'pg-native',
  'swagger-ui-dist',
  'undici',
  'umzug',
  '@zxcvbn-ts/language-common',
]

const shared = /** @satisfies {import('esbuild').BuildOptions} */ ({
  absWorkingDir: projectRoot,
  bundle: true,
  splitting: true,
  // Names stay: errors are told by them.
  minifySyntax: true,
  minifyWhitespace: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  external: apart,
  // For packages that are no modules yet.
  banner: {
    js: `import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);`,
  },
  logLevel: 'silent',
})

/**
 * Bundles the project's programs with their packages: reading hundreds of files would take most of the start-up time.
 * Dynamic imports become separate files.
 * @param {Record<string, string>} programs entries by names
 * @param {boolean} isMockHost
 */
export async function bundlePrograms(programs, isMockHost) {
  const { build } = await import('esbuild')
  await build({
    ...shared,
    entryPoints: programs,
    outdir: 'build',
    chunkNames: 'parts/[name]-[hash]',
    sourcemap: true,
    sourcesContent: false,
    define: { IS_MOCK_HOST: String(isMockHost), 'process.env.NODE_ENV': '"production"' },
  })
}

/**
 * Bundles the bar of mock mode for browsers, apart from the site. Only the mock host serves it, so that no visitor of
 * the product can load it.
 */
export async function bundleMockBar() {
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: projectRoot,
    entryPoints: { bar: 'app/mock-bar/bar.ts' },
    outdir: 'build/mock-bar',
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  })
}

/**
 * Bundles Remix's server build in place with the package parts it uses, such as sixty icons instead of a thousand.
 * Dynamic imports become separate files.
 */
export async function bundleServer() {
  const { build } = await import('esbuild')
  const [built, bundled] = ['server', 'server-bundled'].map((name) => join(projectRoot, 'build', name))
  await build({
    ...shared,
    entryPoints: { server: `${built}/index.js` },
    outdir: `${bundled}/assets`,
    chunkNames: '[name]-[hash]',
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [inOrder],
    // Rollup repeats the imports of what a file imports; those of packages have no effect.
    logOverride: { 'ignored-bare-import': 'silent' },
  })
  await writeFile(`${bundled}/index.js`, `export * from './assets/server.js'\n`)
  await rm(String(built), { recursive: true })
  await rename(String(bundled), String(built))
}

/**
 * Keeps the order in which the site's own files are read: styles that are made later stand later.
 * @type {import('esbuild').Plugin}
 */
const inOrder = {
  name: 'in-order',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) =>
      resolveDir.includes('node_modules') ? undefined : { path: join(resolveDir, path), sideEffects: true },
    )
  },
}
