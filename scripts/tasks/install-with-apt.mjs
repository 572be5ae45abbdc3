import { existsSync } from 'node:fs'
import { runCommand } from './run-command.mjs'
import { timeStep } from './time-step.mjs'

/**
 * Installs Debian packages where this machine lets us.
 * @param {string} purpose shown while installing
 * @param {string[]} packages
 * @returns {Promise<boolean>} false where there is no apt, no right to use it, or it failed
 */
export async function installWithApt(purpose, packages) {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false
  const work = async () => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    // A machine's package lists are as old as its image and would install an old browser without security fixes.
    await runCommand('apt-get', ['update'], { env })
    const install = ['install', '-y', '--no-install-recommends', ...packages]
    return (await runCommand('apt-get', install, { env })).code === 0
  }
  const title = `通过 apt 安装${purpose}（${packages.join('、')}）`
  return timeStep(title, work, (isInstalled) => (isInstalled ? '完成' : '没有成功'))
}
