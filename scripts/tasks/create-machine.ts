import type { Machine } from './this-machine.mjs'

/** A machine for tests: of a platform, with variables, and with exactly these files on its disk. */
export function createMachine(
  platform: NodeJS.Platform,
  files: string[],
  env: Record<string, string> = {},
): Machine {
  const separator = platform === 'win32' ? '\\' : '/'
  return {
    platform,
    env,
    home: platform === 'win32' ? 'C:\\Users\\chen' : '/Users/chen',
    exists: (path) => files.includes(path),
    list: (folder) => {
      const below = files.filter((file) => file.startsWith(folder + separator))
      return [...new Set(below.map((file) => String(file.slice(folder.length + 1).split(separator)[0])))]
    },
  }
}
