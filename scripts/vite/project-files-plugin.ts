import type { Plugin } from 'vite'
import { projectFiles } from '../checks/project-files.ts'

const NAME = 'virtual:project-files'
const folders = ['design-system', 'app', 'content', 'stories']

/**
 * Vite plugin: `import { projectFiles } from 'virtual:project-files'` gives the file paths for Storybook's inventory,
 * read on load. A glob would bundle the files themselves.
 */
export function projectFilesPlugin(): Plugin {
  return {
    name: 'project-files',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) =>
      id === `\0${NAME}` ? `export const projectFiles = ${JSON.stringify(projectFiles(folders))}` : null,
  }
}
