import { randomBytes } from 'node:crypto'
import { lstat, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartRefusal } from '#db/connection/start-refusal.ts'

const IS_LINK =
  '是一个链接，请换成真正的文件夹（其中过期的文件会被清除） / is a link: make it a folder, since what is old in it is removed'

/** The folder inside that of finished files. */
export const INCOMING_FOLDER = '.incoming'

/** Longer than any upload may take (15 minutes), with what it waits for afterwards. */
const ABANDONED_MS = 30 * 60_000

/** Where files are while they arrive. */
export interface Incoming {
  /** Gives the work a path of its own, which is gone when the work is over, whatever became of it. */
  whileArriving<Result>(work: (temporaryPath: string) => Promise<Result>): Promise<Result>
  /** Removes what a process that was killed has left. */
  removeAbandoned(): Promise<void>
}

/**
 * Makes the folder, and removes first what was abandoned in it.
 * @throws StartRefusal where the folder is a link: what lies behind it is not ours to remove
 */
export async function openIncoming(folder: string): Promise<Incoming> {
  if ((await lstat(folder).catch(() => undefined))?.isSymbolicLink())
    throw new StartRefusal(`${folder} ${IS_LINK}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const incoming: Incoming = {
    async whileArriving(work) {
      const temporaryPath = join(folder, `${process.pid}-${randomBytes(16).toString('hex')}`)
      try {
        return await work(temporaryPath)
      } finally {
        await rm(temporaryPath, { force: true })
      }
    },
    async removeAbandoned() {
      const latest = Date.now() - ABANDONED_MS
      for (const name of await readdir(folder)) {
        const path = join(folder, name)
        if (await isFrom(path, latest)) await rm(path, { recursive: true, force: true })
      }
    },
  }
  await incoming.removeAbandoned()
  return incoming
}

/**
 * Judges by age only. A second container on the same volume has its own process ids, which do not identify the receiver.
 */
async function isFrom(path: string, latest: number): Promise<boolean> {
  const facts = await lstat(path).catch(() => undefined)
  return facts !== undefined && facts.mtimeMs <= latest
}
