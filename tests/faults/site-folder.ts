import { afterEach, beforeEach } from 'vitest'
import { removeFolder, temporaryFolder } from '#tests/e2e/fixtures/site.ts'

/** How often a fault that has rounds comes; `npm run test:all` has time for fewer. */
export const rounds = Number(process.env.FAULT_ROUNDS ?? 10)

/**
 * A new data folder for each test of a file, removed after it: `const folder = freshFolder()`, then `folder.path`.
 * @param make gives the folder: an empty one unless said otherwise
 */
export function freshFolder(make: () => Promise<string> = temporaryFolder): { path: string } {
  const folder = { path: '' }
  beforeEach(async () => {
    folder.path = await make()
  })
  afterEach(() => removeFolder(folder.path))
  return folder
}
