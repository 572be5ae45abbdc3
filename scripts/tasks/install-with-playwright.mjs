import { runPackage } from './run-command.mjs'
import { timeStep } from './time-step.mjs'

const SILENCE_MS = 60_000

/**
 * Downloads Playwright's own Chromium into the user's cache; PLAYWRIGHT_DOWNLOAD_HOST names a mirror.
 * @returns {Promise<boolean>} false where the download failed or stood still
 */
export function installWithPlaywright() {
  const work = async () => {
    const args = ['install', '--no-shell', 'chromium']
    const { code } = await runPackage('playwright-core/cli.js', args, { idleTimeoutMs: () => SILENCE_MS })
    return code === 0
  }
  return timeStep('下载 Playwright 的 Chromium', work, (isInstalled) => (isInstalled ? '完成' : '没有成功'))
}
