import { existsSync, readdirSync, readFileSync } from 'node:fs'
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

/**
 * The folders of content/ that declare something and stand in no list, each with what to do.
 * @param root the project's folder
 * @param listed the names in `content/slices.ts`
 */
export function unlistedFolders(root: string, listed: readonly string[]): string[] {
  const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
  const declaring = files.flatMap((file) => /^([\w-]+)[\\/].*\.(?:type|menu|demo)\.ts$/.exec(file)?.[1] ?? [])
  return [...new Set(declaring)]
    .filter((folder) => !listed.includes(folder))
    .map((folder) => `content/${folder}: list it in content/slices.ts`)
}
