import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#scripts/steps/project-root.mjs'
import { checklistLines } from '../checklist-lines.ts'
import { projectFiles } from '../project-files.ts'
import type { TitledTest } from './evidence.ts'
import { Modules } from './module-scope.ts'
import { testTitles } from './test-titles.ts'

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')

/** The checklist of the client's two documents, and the titles of all tests of the project. */
export function projectEvidence() {
  const checklist = read('docs/spec/checklist.md')
  const sources = new Set(projectFiles())
  const modules = new Modules((path) => (sources.has(path) ? read(path) : undefined))
  const tests = [...sources]
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
    .sort()
    .flatMap((path) => testTitles(path, modules).map((each): TitledTest => ({ path, ...each })))
  return { lines: [...checklistLines(checklist, 'P'), ...checklistLines(checklist, 'A')], tests }
}
