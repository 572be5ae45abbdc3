import { rmSync } from 'node:fs'

const begun = new Set<string>()

/**
 * Removes an unfinished file or folder, which holds people's data, when the process ends in the middle of the work. A killed
 * process leaves it.
 * @returns what to call once it is finished or gone
 */
export function removedAtExit(path: string): () => void {
  if (begun.size === 0) process.on('exit', removeBegun)
  begun.add(path)
  return () => {
    begun.delete(path)
    if (begun.size === 0) process.off('exit', removeBegun)
  }
}

function removeBegun() {
  for (const path of begun) {
    try {
      rmSync(path, { recursive: true, force: true, maxRetries: 3 })
    } catch {
      // The end of the process is no time to fail.
    }
  }
}
