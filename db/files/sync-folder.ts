import { open } from 'node:fs/promises'

/** Makes durable what was put into a folder or renamed in it: a name is kept only once its folder is. */
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
