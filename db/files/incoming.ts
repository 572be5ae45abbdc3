import { randomBytes } from 'node:crypto'
import { lstat, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartRefusal } from '#db/start-refusal.ts'

const IS_LINK =
  '是一个链接，请换成真正的文件夹（启动时会清空它） / is a link: make it a folder, since each start empties it'

/** Where files are while they arrive. */
export interface Incoming {
  /** Gives the work a path of its own, which is gone when the work is over, whatever became of it. */
  whileArriving<Result>(work: (temporaryPath: string) => Promise<Result>): Promise<Result>
}

/**
 * Makes the folder, and removes first what a process that was killed has left in it.
 * @throws StartRefusal where the folder is a link: what lies behind it is not ours to remove
 */
export async function openIncoming(folder: string): Promise<Incoming> {
  if ((await lstat(folder).catch(() => undefined))?.isSymbolicLink())
    throw new StartRefusal(`${folder} ${IS_LINK}`)
  await mkdir(folder, { recursive: true })
  const abandoned = (await readdir(folder)).filter(isAbandoned)
  await Promise.all(abandoned.map((name) => rm(join(folder, name), { recursive: true, force: true })))
  return {
    async whileArriving(work) {
      const temporaryPath = join(folder, `${process.pid}-${randomBytes(16).toString('hex')}`)
      try {
        return await work(temporaryPath)
      } finally {
        await rm(temporaryPath, { force: true })
      }
    },
  }
}

/** A command beside the running site must not take what the site is just receiving, so names tell their process. */
function isAbandoned(name: string): boolean {
  const owner = Number(/^(\d+)-/.exec(name)?.[1])
  return !owner || owner === process.pid || !isRunning(owner)
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
