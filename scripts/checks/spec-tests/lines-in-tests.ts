import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import { checklistLines, type ChecklistLine } from '../checklist-lines.ts'
import { projectFiles } from '../project-files.ts'
import { citedLines } from './cited-lines.ts'

/** Tests and the data that their titles use. Tests of our own tools prove nothing about the product. */
const isOfTests = (path: string) =>
  !path.startsWith('scripts/') &&
  (/\.(test|spec|expected)\.tsx?$/.test(path) || /^tests\/.*\.tsx?$/.test(path))

/** All lines of the client's two documents. */
export function projectLines(): ChecklistLine[] {
  const checklist = readFileSync(join(projectRoot, 'docs/spec/checklist.md'), 'utf8')
  return [...checklistLines(checklist, 'P'), ...checklistLines(checklist, 'A')]
}

/** The files of tests whose text names a line of the checklist, by its number. */
export function linesInTests(): Map<string, string[]> {
  return linesInTexts(
    projectFiles()
      .filter(isOfTests)
      .map((path) => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') })),
  )
}

/** The same of given texts. What a comment names does not count. */
export function linesInTexts(sources: readonly { path: string; text: string }[]): Map<string, string[]> {
  const paths = new Map<string, string[]>()
  for (const { path, text } of sources) {
    const code = text.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')
    for (const number of new Set(citedLines(code))) paths.set(number, [...(paths.get(number) ?? []), path])
  }
  return paths
}
