import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#scripts/tasks/project-root.mjs'

/** Every folder of the design system that holds a component, in alphabetical order. */
export function componentFolders(): string[] {
  const folder = join(projectRoot, 'design-system')
  return readdirSync(folder)
    .filter((name) => !notComponents.has(name) && existsSync(join(folder, name, 'index.ts')))
    .sort()
}

const notComponents = new Set(['tokens', 'theme', 'global-style'])
