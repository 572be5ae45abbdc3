import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Indexes } from './content-indexes.ts'

/**
 * The indexes that were not written again after a change, each with what to do.
 * @param root the project's folder
 * @param indexes as they should be
 */
export function staleIndexes(root: string, indexes: Indexes): string[] {
  return Object.entries(indexes)
    .filter(([file, text]) => textOf(join(root, file)) !== text)
    .map(([file]) => `${file}: run \`npm run content\`, content/ or db/migrations/ has changed since`)
}

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
