import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { allComponents } from '#design-system/component-registry.ts'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import { runPackage } from '#scripts/tasks/run-command.mjs'

/** A small project with the rules of this one and a cache of its own. */
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'directions-'))
  await write('tsconfig.json', await readFile(join(projectRoot, 'tsconfig.json'), 'utf8'))
  await write('package.json', '{ "type": "module", "imports": { "#content/*": "./content/*" } }')
  await write('content/banner/banner.type.ts', 'export const banner = 1\n')
  await write('content/banner/banner.panel.tsx', 'export const panels = 1\n')
  await write('app/public/home/home-page.tsx', clean)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

// Each check starts a program of its own.
vi.setConfig({ testTimeout: 90_000 })

const clean = 'export const title = 1\n'
const planted = "export { banner } from '#content/banner/banner.type.ts'\n"
const plantedPanel = "export { panels } from '#content/banner/banner.panel.tsx'\n"

// Each check takes a second of processor, so that all which is forbidden is planted together.
test('what is wrong is found, and what is mended forgotten, however often the directions were checked before', async () => {
  await write('contract/engine/work.ts', work)
  await write('contract/engine/kind.ts', kind)
  for (let turn = 0; turn < 2; turn += 1) expect(await violations()).toBe('')

  await write('app/public/home/home-page.tsx', planted + plantedPanel)
  await write('content/banner/banner.type.ts', plantedPanel)
  await write(
    'content/banner/banner.panel.tsx',
    "export { title as panels } from '../../app/public/home/home-page.tsx'\n",
  )
  await write('contract/engine/kind.ts', circle)
  const components = await plantConsoleLibrary()
  for (let turn = 0; turn < 2; turn += 1) {
    const found = await violations()
    expect(found).toContain('error visitors-load-contract-types-only')
    expect(found).toContain('error only-the-console-loads-panels: app/public/home/home-page.tsx')
    // A type may not reach what only one host has, not even through another file.
    expect(found).toContain('error content-types-know-the-contract: content/banner/banner.type.ts')
    expect(found).toContain('error console-stands-alone: content/banner/banner.panel.tsx')
    // Files of the contract need each other not even for their types.
    expect(found).toContain('error no-circle-of-types-in-the-contract')
    // A component that visitors download does not reach the console’s library, not even through another.
    for (const component of components)
      expect(found).toContain(`error visitors-components-stand-on-the-platform: ${component}`)
  }

  await write('app/public/home/home-page.tsx', clean)
  await write('content/banner/banner.type.ts', 'export const banner = 1\n')
  await write('content/banner/banner.panel.tsx', 'export const panels = 1\n')
  await write('contract/engine/kind.ts', kind)
  await rm(join(folder, 'design-system'), { recursive: true })
  expect(await violations()).toBe('')
})

const work = "import type { Kind } from './kind.ts'\nexport type Work = { kind: Kind }\n"
const kind = 'export type Kind = string\n'
const circle = "import type { Work } from './work.ts'\nexport type Kind = { works: Work[] }\n"

/** Lets all components that visitors download reach the console's library through another. @returns their files */
async function plantConsoleLibrary(): Promise<readonly string[]> {
  await write('node_modules/react-aria-components/package.json', '{ "main": "index.js" }')
  await write('node_modules/react-aria-components/index.js', 'exports.Button = 1\n')
  await write('design-system/console-only/index.ts', "export { Button } from 'react-aria-components'\n")
  const visitors = allComponents.filter(({ audience }) => audience !== '后台')
  expect(visitors.length).toBeGreaterThan(30)
  const components = visitors.map(({ folder: name }) => `design-system/${name}/index.ts`)
  for (const component of components)
    await write(component, "export { Button } from '../console-only/index.ts'\n")
  return components
}

/** What the check says of the small project: nothing where all is well. */
async function violations(): Promise<string> {
  const { code, output } = await runPackage(
    'dependency-cruiser/bin/dependency-cruise.mjs',
    ['--config', join(projectRoot, '.dependency-cruiser.mjs'), '--output-type', 'err', '.'],
    { cwd: folder, env: { NO_COLOR: '1' } },
  )
  return code === 0 ? '' : output
}

async function write(path: string, text: string) {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
}
