import { build, type Metafile, type Plugin } from 'esbuild'
import { gzipSync } from 'node:zlib'
import { projectRoot } from '#scripts/steps/project-root.mjs'

/** What one component costs in the browser, in KiB of compressed, minified script. */
export interface ComponentCost {
  /** Its own code and the design system's below it, without any package. */
  own: number
  /** With the packages it brings, but without React and styled-components, which every page has. */
  whole: number
  /** The packages it brings. */
  packages: string[]
}

const onEveryPage = ['react', 'react-dom', 'react/jsx-runtime', 'styled-components', '@remix-run/react']

/**
 * Bundles `design-system/<folder>/index.ts` as the browser would get it.
 * @param folder a component's folder, such as `data-table`
 * @throws when the folder does not compile
 */
export async function measureComponent(folder: string): Promise<ComponentCost> {
  const [own, whole] = [await bundle(folder, [...onEveryPage, 'packages']), await bundle(folder, onEveryPage)]
  return { own: own.kib, whole: whole.kib, packages: packagesOf(whole.metafile) }
}

async function bundle(folder: string, external: string[]) {
  const isBare = external.includes('packages')
  const { outputFiles, metafile } = await build({
    entryPoints: [`design-system/${folder}/index.ts`],
    absWorkingDir: projectRoot,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: isBare ? [] : external,
    packages: isBare ? 'external' : undefined,
    loader: { '.svg': 'empty', '.woff2': 'empty' },
    plugins: [ownImports, addresses],
  })
  const [script] = outputFiles
  if (!script) throw new Error(`${folder} gave no script`)
  const bytes = gzipSync(script.contents, { level: 9 }).length
  return { kib: Math.round((bytes / 1024) * 10) / 10, metafile }
}

// The package.json `imports` of this project are its own code, which `packages: 'external'` would leave out.
const ownImports: Plugin = {
  name: 'own-imports',
  setup({ onResolve }) {
    onResolve({ filter: /^#design-system\// }, ({ path }) => ({
      path: `${projectRoot}/${path.slice(1).replace(/\?.*$/, '')}`,
      sideEffects: false,
    }))
  },
}

// Pictures and fonts are files of their own, not script.
const addresses: Plugin = {
  name: 'addresses',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\?url$/ }, ({ path }) => ({ path, namespace: 'address' }))
    onLoad({ filter: /.*/, namespace: 'address' }, () => ({ contents: 'export default ""' }))
  },
}

function packagesOf({ outputs }: Metafile): string[] {
  const inputs = Object.values(outputs).flatMap((output) => Object.keys(output.inputs))
  const names = inputs.flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? [])
  return [...new Set(names)].sort()
}
