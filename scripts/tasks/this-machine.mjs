import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { posix, win32 } from 'node:path'

/**
 * What the search for a program asks of a machine; tests describe machines of every platform with it.
 * @typedef {object} Machine
 * @property {NodeJS.Platform} platform
 * @property {Record<string, string | undefined>} env
 * @property {string} home the user's own folder
 * @property {(path: string) => boolean} exists
 * @property {(folder: string) => string[]} list the names in a folder, none where there is no such folder
 */

/** @type {Machine} */
export const thisMachine = {
  platform: process.platform,
  env: process.env,
  home: homedir(),
  exists: existsSync,
  list: (folder) => {
    try {
      return readdirSync(folder)
    } catch {
      return []
    }
  },
}

/**
 * How paths are written on the machine's platform.
 * @param {Pick<Machine, 'platform'>} machine
 */
export const pathsOf = ({ platform }) => (platform === 'win32' ? win32 : posix)

/**
 * A program's file name on the machine's platform.
 * @param {Pick<Machine, 'platform'>} machine
 * @param {string} name
 */
export const fileOf = ({ platform }, name) => (platform === 'win32' ? `${name}.exe` : name)

/**
 * The folders of the PATH. Windows allows quotation marks around one.
 * @param {Pick<Machine, 'platform' | 'env'>} machine
 */
export function pathFolders(machine) {
  const folders = (machine.env.PATH ?? '').split(pathsOf(machine).delimiter)
  return folders.map((folder) => folder.replace(/^"(.*)"$/, '$1')).filter(Boolean)
}
