import { build, type Plugin } from 'esbuild'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { projectRoot } from '#scripts/tasks/project-root.mjs'

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
 * Bundles each `design-system/<folder>/index.ts` as a browser would load it alone. One build serves all, to read
 * shared modules once.
 * @param folders components' folders, such as `data-table`
 * @returns the costs by folder, in the order given
 * @throws when a folder does not compile
 */
export async function measureComponents(folders: readonly string[]): Promise<Record<string, ComponentCost>> {
  const [own, whole] = [await bundle(folders, 'without packages'), await bundle(folders, 'with packages')]
  const costs = folders.map((folder) => {
    const packages = packagesOf(whole(folder).inputs)
    return [folder, { own: own(folder).kib, whole: whole(folder).kib, packages }] as const
  })
  return Object.fromEntries(costs)
}

async function bundle(folders: readonly string[], extent: 'with packages' | 'without packages') {
  const isBare = extent === 'without packages'
  const { outputFiles, metafile } = await build({
    entryPoints: folders.map((folder) => `design-system/${folder}/index.ts`),
    absWorkingDir: projectRoot,
    outdir: 'costs',
    outbase: 'design-system',
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: isBare ? [] : onEveryPage,
    packages: isBare ? 'external' : undefined,
    loader: { '.svg': 'empty', '.woff2': 'empty' },
    plugins: [ownImports, addresses],
  })
  return (folder: string) => {
    const path = `costs/${folder}/index.js`
    const script = outputFiles.find((each) => each.path === join(projectRoot, path))
    const output = metafile.outputs[path]
    if (!script || !output) throw new Error(`${folder} gave no script`)
    const bytes = gzipSync(script.contents, { level: 9 }).length
    return { kib: Math.round((bytes / 1024) * 10) / 10, inputs: Object.keys(output.inputs) }
  }
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

function packagesOf(inputs: readonly string[]): string[] {
  const names = inputs.flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? [])
  return [...new Set(names)].sort()
}
