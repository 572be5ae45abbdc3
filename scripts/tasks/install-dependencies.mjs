import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNpm } from './npm-command.mjs'
import { projectRoot } from './project-root.mjs'
import { runPackage } from './run-command.mjs'
import { commandFailure } from './step-failure.mjs'
import { timeStep } from './time-step.mjs'

/**
 * Installs exactly the locked dependencies, where they are not there already (docs/operations/commands.md#启动, `npm start`).
 * @param {{ folder?: string, title?: string }} [options] another package of this repository than the whole, and what
 *   the step is called then
 */
export async function installDependencies({
  folder = projectRoot,
  title = '安装依赖（首次约需一分钟）',
} = {}) {
  if (!isInstalled(folder)) await install(folder, title)
  await applyPatches(folder)
}

/**
 * @param {string} folder
 * @param {string} title
 */
async function install(folder, title) {
  await timeStep(title, async () => {
    // Without install scripts: the one package that needs its script is built by prepareDriver, and only where it is used.
    // The build tools are dev dependencies, hence --include=dev for machines that say NODE_ENV=production.
    const { code, output } = await runNpm(installArguments, { cwd: folder })
    if (code !== 0) throw commandFailure('安装依赖', output)
  })
}

/** How the locked dependencies are installed. */
export const installArguments = ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund']

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage */

/**
 * Mends the faults of packages that stand in `patches/` (docs/decisions/0036-packages-as-they-are.md), once for each install.
 * @param {string} folder
 */
async function applyPatches(folder) {
  const patches = join(folder, 'patches')
  if (!existsSync(patches)) return
  const files = [
    join(folder, 'package-lock.json'),
    ...readdirSync(patches).map((name) => join(patches, name)),
  ]
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(readFileSync(file))
  const wanted = hash.digest('hex')
  const stamp = join(folder, 'node_modules/.patches')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  const { code, output } = await runPackage('patch-package/index.js', ['--error-on-fail'], { cwd: folder })
  if (code !== 0) throw commandFailure('修补依赖', output)
  writeFileSync(stamp, wanted)
}

/**
 * Compares the lock with the list that npm writes at the end of an install, which reveals an interrupted one.
 * @param {string} folder
 */
function isInstalled(folder) {
  const locked = readPackages(join(folder, 'package-lock.json'))
  const installed = readPackages(join(folder, 'node_modules/.package-lock.json'))
  if (!locked || !installed) return false
  return Object.entries(locked).every(([path, wanted]) => {
    if (path === '') return true
    const found = installed[path]
    if (!found) return Boolean(wanted.optional || wanted.devOptional)
    return found.version === wanted.version && found.integrity === wanted.integrity
  })
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}
