import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installWithApt } from './install-with-apt.mjs'
import { StepFailure } from './step-failure.mjs'

const programNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Flags every test browser starts with: no sandbox (it refuses root), and no traffic of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The Chromium of this machine: CHROMIUM_PATH, else the first known name on the PATH.
 * @returns {string | undefined}
 */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) return existsSync(given) ? given : undefined
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => programNames.map((name) => join(folder, name)))
    .find((program) => existsSync(program))
}

/**
 * Finds a Chromium or installs Debian's, with a font that has Chinese letters.
 * @throws {StepFailure} saying how to get one
 */
export async function prepareChromium() {
  const found = findChromium()
  if (found) return found
  if (!process.env.CHROMIUM_PATH) await installWithApt('测试浏览器', ['chromium', 'fonts-noto-cjk'])
  const installed = findChromium()
  if (installed) return installed
  throw new StepFailure(
    process.env.CHROMIUM_PATH
      ? `CHROMIUM_PATH=${process.env.CHROMIUM_PATH}：没有这个文件。`
      : '没有找到 Chromium：请安装（Debian/Ubuntu：apt-get install chromium fonts-noto-cjk），或用 CHROMIUM_PATH 指明它的位置。',
  )
}
