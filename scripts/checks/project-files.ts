import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../tasks/project-root.mjs'

const sourceFolders = [
  'app',
  'content',
  'contract',
  'db',
  'design-system',
  'mocks',
  'operations',
  'scripts',
  'stories',
  'tests',
]

/**
 * The paths of all files below some folders, from the project's root, with slashes on every system. Skips packages
 * installed there (scripts/lighthouse).
 * @param folders by default those with source
 */
export function projectFiles(folders: readonly string[] = sourceFolders): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((path) => !path.includes('/node_modules/'))
}
