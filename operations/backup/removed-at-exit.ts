import { rmSync } from 'node:fs'

const begun = new Set<string>()

/**
 * Lets a file or folder that is under way go also where the process ends in the middle of the work: it holds people's data, and
 * nobody would come back for it. A process that is killed outright leaves it all the same.
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
