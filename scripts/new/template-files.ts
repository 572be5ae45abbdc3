import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { NewType } from './new-type.ts'

const templates = fileURLToPath(new URL('templates', import.meta.url))

/**
 * The files that a content type begins with, by their paths in the project.
 * @param type its names
 * @param migration the number of its migration, with three digits
 */
export function templateFiles(type: NewType, migration: string): Readonly<Record<string, string>> {
  const words: Readonly<Record<string, string>> = { ...type, number: migration }
  const files = readdirSync(templates).map((file) => {
    const ending = file.replace(/\.txt$/, '')
    const path =
      ending === 'migration.ts'
        ? `db/migrations/${migration}-${type.name}.ts`
        : `content/${type.name}/${type.name}.${ending}`
    return [path, filled(readFileSync(join(templates, file), 'utf8'), words)] as const
  })
  return Object.fromEntries(files)
}

const filled = (text: string, words: Readonly<Record<string, string>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, word: string) => words[word] ?? '')
