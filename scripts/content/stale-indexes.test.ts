import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import { contentIndexes } from './content-indexes.ts'
import { staleIndexes, unlistedFolders } from './stale-indexes.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'indexes-'))
  mkdirSync(join(root, 'content/registry'), { recursive: true })
  mkdirSync(join(root, 'db/migrations'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const indexes = contentIndexes(projectRoot)
const writeAll = () => {
  for (const [file, text] of Object.entries(indexes)) writeFileSync(join(root, file), text)
}

test('indexes as the folders of content/ make them are not named', () => {
  writeAll()
  expect(staleIndexes(root, indexes)).toEqual([])
})

test('an index that another folder would change, and one that is missing, are named with the command', () => {
  writeAll()
  writeFileSync(join(root, 'content/registry/types.generated.ts'), '// of yesterday')
  rmSync(join(root, 'db/migrations/migrations.generated.ts'))
  expect(staleIndexes(root, indexes)).toEqual([
    'content/registry/types.generated.ts: run `npm run content`, content/ or db/migrations/ has changed since',
    'db/migrations/migrations.generated.ts: run `npm run content`, content/ or db/migrations/ has changed since',
  ])
})

test('a folder that declares something and is not listed is named', () => {
  mkdirSync(join(root, 'content/thanks'))
  writeFileSync(join(root, 'content/thanks/thanks.type.ts'), '')
  expect(unlistedFolders(root, ['banner'])).toEqual(['content/thanks: list it in content/slices.ts'])
  expect(unlistedFolders(root, ['thanks'])).toEqual([])
})
