import { createRequire } from 'node:module'
import { browserPaths, HEADLESS_SHELL } from './browser-paths.mjs'
import { installWithApt } from './install-with-apt.mjs'
import { installWithPlaywright } from './install-with-playwright.mjs'
import { StepFailure } from './step-failure.mjs'
import { thisMachine } from './this-machine.mjs'

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
 * The Chromium of a machine: CHROMIUM_PATH, else the first of the known places, else the one that Playwright installed.
 * @param {import('./this-machine.mjs').Machine} [machine]
 * @param {() => string | undefined} [ownOfPlaywright]
 * @returns {string | undefined}
 */
export function findChromium(machine = thisMachine, ownOfPlaywright = playwrightsChromium) {
  const given = machine.env.CHROMIUM_PATH
  if (given) return machine.exists(given) ? given : undefined
  const found = browserPaths(machine).find((program) => machine.exists(program))
  if (found) return found
  const own = ownOfPlaywright()
  return own && machine.exists(own) ? own : undefined
}

/** Where Debian's package puts the Chromium with windows: where it is, one more package brings the one without. */
const DEBIANS = '/usr/bin/chromium'

/** @type {Promise<boolean> | undefined} */
let askingForShell

/**
 * Finds or installs a Chromium: Debian's without windows and a Chinese font, else Debian's full one, else
 * Playwright's. Beside Debian's full one, it also installs the one without windows where possible.
 * @throws {StepFailure} with instructions to get one
 */
export async function prepareChromium() {
  const given = process.env.CHROMIUM_PATH
  const found = findChromium()
  if (given && !found) throw new StepFailure(`CHROMIUM_PATH=${given}：没有这个文件。`)
  if (found && found !== DEBIANS) return found
  askingForShell ??= installWithApt('测试浏览器', [HEADLESS_SHELL, 'fonts-noto-cjk'])
  await askingForShell
  if (!findChromium()) await installWithApt('测试浏览器', ['chromium', 'fonts-noto-cjk'])
  if (!findChromium()) await installWithPlaywright()
  const installed = findChromium()
  if (installed) return installed
  throw new StepFailure(
    `没有找到 Chromium、Chrome 或 Edge：请安装其中之一（Debian/Ubuntu：apt-get install ${HEADLESS_SHELL} fonts-noto-cjk；` +
      '或 npx playwright-core install chromium），也可用 CHROMIUM_PATH 指明它的位置。',
  )
}

/** Where the installed version of Playwright would keep its own; nothing before dependencies are installed. */
function playwrightsChromium() {
  try {
    return createRequire(import.meta.url)('playwright-core').chromium.executablePath()
  } catch {
    return undefined
  }
}
