import { fileOf, pathFolders, pathsOf } from './this-machine.mjs'

/** @typedef {import('./this-machine.mjs').Machine} Machine */

/**
 * Debian's and Chromium's name of the Chromium without windows. It has the same engine, but opens a test's page in a
 * quarter of the processor time.
 */
export const HEADLESS_SHELL = 'chromium-headless-shell'

const onPath = {
  unix: [
    HEADLESS_SHELL,
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'microsoft-edge',
    'microsoft-edge-stable',
  ],
  // Nobody adds them to the PATH there, but a folder of a portable one may be in it.
  windows: ['chrome', 'chromium', 'msedge'],
}

const applications = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
]

const windowsPrograms = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
]

const linuxPrograms = ['/snap/bin/chromium', '/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge']

/**
 * Where a machine may have a Chromium, Chrome or Edge: first the PATH, then the installers' folders. On the PATH, the
 * one without windows comes first.
 * @param {Machine} machine
 * @returns {string[]}
 */
export function browserPaths(machine) {
  const paths = pathsOf(machine)
  const names = machine.platform === 'win32' ? onPath.windows : onPath.unix
  const named = pathFolders(machine).flatMap((folder) =>
    names.map((name) => paths.join(folder, fileOf(machine, name))),
  )
  return [...named, ...installed(machine)]
}

/** @param {Machine} machine */
function installed({ platform, env, home }) {
  if (platform === 'win32') {
    const bases = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].filter(
      (base) => base !== undefined,
    )
    return windowsPrograms.flatMap((program) => bases.map((base) => `${base}\\${program}`))
  }
  if (platform === 'darwin') {
    const bases = ['/Applications', `${home}/Applications`]
    return applications.flatMap((application) => bases.map((base) => `${base}/${application}`))
  }
  return linuxPrograms
}
