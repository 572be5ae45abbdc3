import { copyFile, chmod, lstat, mkdir, readdir, rename, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import express, { type RequestHandler } from 'express'

/** The folder in DATA_DIR that holds what releases of the last week served below /assets. */
export const PREVIOUS_ASSETS_FOLDER = 'assets-kept'

const HOUR_MS = 3_600_000
const WEEK_MS = 7 * 24 * HOUR_MS
const YEAR_MS = 365 * 24 * HOUR_MS

/**
 * Serves `/assets` out of the folders, the first that has a file. Their names never change what they hold, so browsers
 * keep them for a year.
 */
export function serveAssets(folders: readonly string[]): RequestHandler[] {
  return folders.map((folder) => express.static(folder, { immutable: true, maxAge: YEAR_MS }))
}

/**
 * Copies a release's files, so that pages opened before the next release find the parts they load later. Removes
 * copies that no release has served for a week.
 * @throws the system's error where the folder cannot be written
 */
export async function copyAssets(fresh: string, kept: string, now = new Date()): Promise<void> {
  await mkdir(kept, { recursive: true, mode: 0o700 })
  for (const name of await readdir(fresh)) await copyAsset(join(fresh, name), kept, name, now)
  for (const name of await readdir(kept)) await removeOld(join(kept, name), now)
}

/** Copies the assets now and every hour, so that the times of a long-running release's files stay recent. */
export function copyAssetsHourly(fresh: string, kept: string, report: (error: unknown) => void): void {
  const keep = () => void copyAssets(fresh, kept).catch(report)
  keep()
  setInterval(keep, HOUR_MS).unref()
}

async function copyAsset(file: string, kept: string, name: string, now: Date) {
  const copy = join(kept, name)
  if (await touch(copy, now)) return
  // Under another name until it is whole: several processes may serve one folder.
  const draft = join(kept, `.${name}.${process.pid}`)
  await copyFile(file, draft)
  await chmod(draft, 0o600)
  await utimes(draft, now, now)
  await rename(draft, copy)
}

/** @returns whether there was such a file */
function touch(path: string, now: Date): Promise<boolean> {
  return utimes(path, now, now).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
}

async function removeOld(path: string, now: Date) {
  const facts = await lstat(path).catch(() => undefined)
  if (facts && !facts.isDirectory() && now.getTime() - facts.mtimeMs > WEEK_MS)
    await rm(path, { force: true })
}
