import { createHash } from 'node:crypto'
import { addAbortSignal, type Readable } from 'node:stream'
import PQueue from 'p-queue'
import { areas, type Area, type FilePlace } from '#db/files/file-place.ts'
import { ELSEWHERE_NOTE, MOVING_NOTE } from '#db/files/folders.ts'
import { nodeStreamOf } from '#db/files/node-stream.ts'
import type { Kept, Storage } from '#db/files/storage.ts'
import { SITE_ID_FILE } from '#db/site/site-folder.ts'
import { refuseUsedPlace } from './empty-place.ts'

/** What a move of files works on. */
export interface FileMove {
  from: FilePlace
  /** An empty place, or one to which this site's files were being moved. */
  to: FilePlace
  siteId: string
  told: (progress: { done: number; bytes: number }) => void
  signal: AbortSignal
}

/** What a move has done. */
export interface MovedFiles {
  /** Were not there, or not the same. */
  copied: number
  /** Were there already, with the same bytes. */
  same: number
  bytes: number
  /** Lie at the target and not at the source. */
  extra: string[]
}

/** Over a network most of the time is waited. */
const AT_ONCE = 8

/**
 * Copies all files of a site, also those uploaded meanwhile, and compares each copy by size and SHA-256. A mark prevents
 * starts until all are there; an interrupted move continues.
 * @throws StartRefusal where the target is another site's, or somebody's
 * @throws Error where a file differs after it was copied, or `signal` stops it
 */
export async function moveFiles(move: FileMove): Promise<MovedFiles> {
  const { from, to, siteId } = move
  await refuseUsedPlace(to, siteId)
  await to.notes.writeOnce(MOVING_NOTE, `${siteId}\n`)
  const moved = { copied: 0, same: 0, bytes: 0 }
  const seen = new Set<string>()
  // Once more until nothing new has come meanwhile.
  for (let found = -1; found !== seen.size;) {
    found = seen.size
    for (const area of areas) await moveArea(area, move, seen, moved)
  }
  const extra = await extraOf(to, seen)
  await to.notes.writeOnce(SITE_ID_FILE, `${siteId}\n`)
  if (to.isDisk && !from.isDisk) await to.notes.remove(ELSEWHERE_NOTE)
  await to.notes.remove(MOVING_NOTE)
  return { ...moved, extra }
}

async function moveArea(
  area: Area,
  { from, to, told, signal }: FileMove,
  seen: Set<string>,
  moved: { copied: number; same: number; bytes: number },
): Promise<void> {
  const moving = new PQueue({ concurrency: AT_ONCE })
  const failed = new AbortController()
  const either = AbortSignal.any([signal, failed.signal])
  const moveOne = async (name: string, path: string) => {
    either.throwIfAborted()
    const outcome = await moveFile(name, from.areas[area], to.areas[area], either)
    // Removed meanwhile.
    if (outcome === undefined) return void seen.delete(path)
    moved[outcome.did] += 1
    moved.bytes += outcome.size
    told({ done: moved.copied + moved.same, bytes: moved.bytes })
  }
  try {
    for await (const { name } of from.areas[area].list()) {
      either.throwIfAborted()
      const path = `${area}/${name}`
      if (seen.has(path)) continue
      seen.add(path)
      moving.add(() => moveOne(name, path)).catch((error: unknown) => failed.abort(error))
      // Names of a large listing wait there, not in memory.
      await moving.onSizeLessThan(AT_ONCE)
    }
  } finally {
    await moving.onIdle()
  }
  either.throwIfAborted()
}

async function moveFile(
  name: string,
  from: Storage,
  to: Storage,
  signal: AbortSignal,
): Promise<{ did: 'copied' | 'same'; size: number } | undefined> {
  const source = await from.find(name)
  if (!source) return undefined
  const { size, modifiedTime } = source
  const hash = await hashOf(source, signal)
  const there = await to.find(name)
  if (there && (await isSame(there, { size, hash }, signal))) return { did: 'same', size }
  await to.put(name, { bytes: streamOf(source, signal), size, modifiedTime })
  const kept = await to.find(name)
  if (!kept || !(await isSame(kept, { size, hash }, signal)))
    throw new Error(`${name}: the copy differs from its source`)
  return { did: 'copied', size }
}

const isSame = async (kept: Kept, wanted: { size: number; hash: string }, signal: AbortSignal) =>
  kept.size === wanted.size && (await hashOf(kept, signal)) === wanted.hash

async function hashOf(kept: Kept, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of streamOf(kept, signal) as AsyncIterable<Buffer>) hash.update(chunk)
  return hash.digest('hex')
}

function streamOf(kept: Kept, signal: AbortSignal): Readable {
  const open = nodeStreamOf(kept.open())
  if (!open) throw new Error('A storage of ours gives streams of Node')
  return addAbortSignal(signal, open())
}

async function extraOf(to: FilePlace, seen: ReadonlySet<string>): Promise<string[]> {
  const extra: string[] = []
  for (const area of areas)
    for await (const { name } of to.areas[area].list())
      if (!seen.has(`${area}/${name}`)) extra.push(`${area}/${name}`)
  return extra
}
