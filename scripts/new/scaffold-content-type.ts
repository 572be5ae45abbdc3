import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StepFailure } from '#scripts/tasks/step-failure.mjs'
import type { NewType } from './new-type.ts'
import { templateFiles } from './template-files.ts'

/**
 * Writes the folder of a content type, its migration and its line in `content/slices.ts`.
 * @param root the project's folder
 * @param type its names
 * @returns the paths of the files it wrote
 * @throws StepFailure where one is there already
 */
export function scaffoldContentType(root: string, type: NewType): readonly string[] {
  const files = templateFiles(type, nextMigration(root))
  for (const path of Object.keys(files))
    if (existsSync(join(root, path))) throw new StepFailure(`${path} 已经存在，什么都没有写。`)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const list = join(root, 'content/slices.ts')
  writeFileSync(list, readFileSync(list, 'utf8').replace(/\n\] as const/, `\n  '${type.name}',\n] as const`))
  return Object.keys(files)
}

/** The number after the last one. */
function nextMigration(root: string): string {
  const numbers = readdirSync(join(root, 'db/migrations')).flatMap((file) => /^\d{3}(?=-)/.exec(file) ?? [])
  return String(Math.max(0, ...numbers.map(Number)) + 1).padStart(3, '0')
}
