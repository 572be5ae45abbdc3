import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentIndexes } from '#scripts/content/content-indexes.ts'
import { scaffoldContentType } from './scaffold-content-type.ts'
import { newType } from './new-type.ts'

const type = newType('thank-you', '感谢信')
let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-type-'))
  mkdirSync(join(root, 'content'))
  mkdirSync(join(root, 'db/migrations'), { recursive: true })
  writeFileSync(join(root, 'db/migrations/041-earlier.ts'), 'export const earlier: Migration = {}')
  writeFileSync(join(root, 'content/slices.ts'), "export const slices = [\n  'banner',\n] as const\n")
})
afterEach(() => rmSync(root, { recursive: true }))

const read = (path: string) => readFileSync(join(root, path), 'utf8')

test('the folder, the next migration and the line are written, and the indexes take them in', () => {
  const written = scaffoldContentType(root, type)
  expect(readdirSync(join(root, 'content/thank-you')).sort()).toEqual(
    ['demo.ts', 'expected.ts', 'menu.ts', 'panel.tsx', 'stories.tsx', 'test.tsx', 'type.ts'].map(
      (ending) => `thank-you.${ending}`,
    ),
  )
  expect(written).toContain('db/migrations/042-thank-you.ts')
  expect(read('content/slices.ts')).toBe("export const slices = [\n  'banner',\n  'thank-you',\n] as const\n")
  for (const path of written) expect(read(path), path).not.toMatch(/\{\{\w+\}\}/)

  const indexes = contentIndexes(root, ['thank-you'])
  const files = Object.keys(indexes)
  expect(files.filter((file) => !/thank-?you/i.test(indexes[file]!))).toEqual([])
  expect(indexes['content/registry/type-labels.generated.ts']).toContain("'thank-you': '感谢信'")
})

test('nothing is written over a file that is there', () => {
  mkdirSync(join(root, 'content/thank-you'))
  writeFileSync(join(root, 'content/thank-you/thank-you.menu.ts'), 'mine')
  expect(() => scaffoldContentType(root, type)).toThrow(
    'content/thank-you/thank-you.menu.ts 已经存在，什么都没有写。',
  )
  expect(readdirSync(join(root, 'content/thank-you'))).toEqual(['thank-you.menu.ts'])
  expect(read('content/slices.ts')).not.toContain('thank-you')
})

test('a skeleton that declares no type is refused by the index writer, which names the file', () => {
  scaffoldContentType(root, type)
  const path = join(root, 'content/thank-you/thank-you.type.ts')
  writeFileSync(path, readFileSync(path, 'utf8').replace('export const', 'const'))
  expect(() => contentIndexes(root, ['thank-you'])).toThrow('content/thank-you/thank-you.type.ts: no ')
})
