import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { projectRoot } from '../steps/project-root.mjs'

const NAME = 'virtual:project-files'
const folders = ['design-system', 'app', 'stories']

/**
 * Vite plugin: `import { projectFiles } from 'virtual:project-files'` gives the paths of all files of the folders that
 * Storybook's inventory counts, read when the module is asked for. A glob would bundle the files themselves.
 */
export function projectFiles(): Plugin {
  return {
    name: 'project-files',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) =>
      id === `\0${NAME}` ? `export const projectFiles = ${JSON.stringify(filesOf(folders))}` : null,
  }
}

function filesOf(names: string[]): string[] {
  return names.flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  )
}
