import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReadMedia } from './memory-files.ts'

/** Reads the demonstration media from disk, for mock mode; the name is a plain one by then. Node only. */
export function createDemoMedia(folder: string): ReadMedia {
  return async (name) => {
    const bytes = await readFile(join(folder, name)).catch(() => undefined)
    return bytes && new Uint8Array(bytes)
  }
}
