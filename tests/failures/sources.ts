import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFiles } from '#scripts/checks/project-files.ts'
import { projectRoot } from '#scripts/tasks/project-root.mjs'

/** A file of the project with its text. */
export interface Source {
  /** Inside the project, with slashes. */
  path: string
  text: string
}

const TEST = /\.(test|spec|expected)\.tsx?$/

/**
 * The TypeScript files below some folders.
 * @param folders inside the project
 * @param isTest whether those that hold tests are meant, or all others
 */
export function sourcesOf(folders: readonly string[], isTest = false): Source[] {
  return projectFiles(folders)
    .filter((path) => /\.tsx?$/.test(path) && TEST.test(path) === isTest)
    .map((path) => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') }))
}

/** What content/ holds beside its screens: declarations, demonstration content, stories and indexes. */
const NO_SCREEN = /^content\/(registry|api-description|demo)\/|\/demo\/|\.(type|demo|stories)\.tsx?$/

/** The files of console and site that people see or that make calls for them, with the components. */
export const screenSources = (): Source[] =>
  sourcesOf(['app', 'content', 'design-system']).filter(
    ({ path }) => !(path.startsWith('content/') && NO_SCREEN.test(path)),
  )
