import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNpm } from './npm-command.mjs'
import { projectRoot } from './project-root.mjs'
import { commandFailure } from './step-failure.mjs'
import { timedStep } from './timed-step.mjs'

/**
 * Installs exactly the locked dependencies, where they are not there already (docs/operating.md#commands, `npm start`).
 * @param {{ folder?: string, title?: string }} [options] another package of this repository than the whole, and what
 *   the step is called then
 */
export async function installDependencies({
  folder = projectRoot,
  title = '安装依赖（首次约需一分钟）',
} = {}) {
  if (isInstalled(folder)) return
  await timedStep(title, async () => {
    // Without install scripts: the one package that needs its script is built by prepareDriver, and only where it is used.
    // The build tools are dev dependencies, hence --include=dev for machines that say NODE_ENV=production.
    const { code, output } = await runNpm(installArguments, { cwd: folder })
    if (code !== 0) throw commandFailure('安装依赖', output)
  })
}

/** How the locked dependencies are installed. */
export const installArguments = ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund']

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage */

/** Compares the lock with the list npm leaves in node_modules at the very end of an install, so a broken one is noticed. @param {string} folder */
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
