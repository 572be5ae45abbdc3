import { build, type Plugin } from 'esbuild'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { onceAProcess } from './once-a-process.mjs'
import { projectRoot } from './project-root.mjs'

const ROUTER = '@remix-run/router/dist/router.cjs.js'
const LOADERS = '@remix-run/server-runtime/dist/data.js'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'once-a-process-'))
  for (const name of [ROUTER, LOADERS]) {
    await mkdir(dirname(installed(name)), { recursive: true })
    await cp(join(projectRoot, 'node_modules', name), installed(name))
  }
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const installed = (name: string) => join(folder, 'node_modules', name)

/** What such packages want of others is none of this. */
const othersApart: Plugin = {
  name: 'others-apart',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path, external: true },
    )
  },
}

async function failuresOf(...names: string[]): Promise<string[]> {
  const building = build({
    entryPoints: names.map(installed),
    outdir: join(folder, 'built'),
    bundle: true,
    platform: 'node',
    logLevel: 'silent',
    plugins: [onceAProcess('loading'), othersApart],
  })
  return building.then(
    () => [],
    ({ errors }: { errors: { text: string }[] }) => errors.map(({ text }) => text),
  )
}

test('packages that say what is replaced are built with what stands in its place', async () => {
  expect(await failuresOf(ROUTER, LOADERS)).toEqual([])
  const built = await readFile(join(folder, 'built/router/dist/router.cjs.js'), 'utf8')
  expect(built).toContain('branches = rankedOnce(routes)')
})

test('the build fails where a package says it no more, and names what is missing', async () => {
  const said = await readFile(installed(LOADERS), 'utf8')
  await writeFile(installed(LOADERS), said.replaceAll('stripRoutesParam(', 'withoutRoutes('))
  expect(await failuresOf(ROUTER, LOADERS)).toEqual([
    expect.stringMatching(/server-runtime.* says .* no more$/),
  ])
})

test('the build fails where a file is read no more', async () => {
  expect(await failuresOf(ROUTER)).toEqual([`not found any more: ${LOADERS}`])
})
