import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** One way in which a running site gets no more room on its disk, and gets it back. */
export interface WayToFill {
  name: string
  /** Whether this machine lets us do it. */
  isPossible(): boolean
  /** Before the site starts, on its empty folder. */
  prepare(folder: string): Promise<void>
  fill(folder: string, pid: number): Promise<void>
  giveBack(folder: string, pid: number): Promise<void>
  /** When the site has ended. */
  cleanUp(folder: string): Promise<void>
}

const nothing = () => Promise.resolve()

/** The system limits every file of the process to one byte, like a quota. This needs no special rights. */
const quota: WayToFill = {
  name: 'no file may grow (quota)',
  isPossible: () => spawnSync('prlimit', ['--version']).status === 0,
  prepare: nothing,
  fill: async (_folder, pid) => void (await run('prlimit', ['--pid', String(pid), '--fsize=1:'])),
  giveBack: async (_folder, pid) => void (await run('prlimit', ['--pid', String(pid), '--fsize=unlimited:'])),
  cleanUp: nothing,
}

/** A small disk of its own that another file fills to the last byte; that takes the right to mount. */
const smallDisk: WayToFill = {
  name: 'a full disk (tmpfs)',
  isPossible: () =>
    spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0 &&
    process.getuid?.() === 0,
  prepare: async (folder) =>
    void (await run('mount', ['-t', 'tmpfs', '-o', 'size=24m,mode=700', 'none', folder])),
  async fill(folder) {
    const ballast = await open(join(folder, 'ballast'), 'w')
    try {
      for (const size of [1 << 20, 1 << 12]) await writeUntilFull(() => ballast.write(Buffer.alloc(size)))
    } finally {
      await ballast.close()
    }
  },
  giveBack: (folder) => rm(join(folder, 'ballast')),
  cleanUp: async (folder) => void execFileSync('umount', [folder]),
}

async function writeUntilFull(write: () => Promise<unknown>): Promise<void> {
  try {
    for (;;) await write()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

/** The ways that this machine lets us try. */
export const waysToFill = [quota, smallDisk].filter((way) => way.isPossible())
