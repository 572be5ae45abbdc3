import { open } from 'node:fs/promises'

/** Makes new and renamed entries of a folder durable: a file name survives only after its folder is synced. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows refuses the question, and keeps its folders' entries by itself.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
