import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { slices } from '#content/slices.ts'
import { contentIndexes } from '#scripts/content/content-indexes.ts'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import { runPackage } from '#scripts/tasks/run-command.mjs'
import { scaffoldContentType } from './scaffold-content-type.ts'
import { newType } from './new-type.ts'

const type = newType('no-such-content', '无此内容')
let root: string

/** The project with links in place of what the new type does not change. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-type-'))
  for (const entry of readdirSync(projectRoot))
    if (!entry.startsWith('.') && !['content', 'db'].includes(entry)) link(entry)
  for (const folder of ['content', 'db']) {
    mkdirSync(join(root, folder))
    for (const entry of readdirSync(join(projectRoot, folder))) {
      const path = `${folder}/${entry}`
      if (['content/registry', 'content/slices.ts', 'db/migrations'].includes(path))
        cpSync(join(projectRoot, path), join(root, path), { recursive: true })
      else link(path)
    }
  }
})
afterEach(() => rmSync(root, { recursive: true }))

const link = (path: string) => symlinkSync(join(projectRoot, path), join(root, path))

test('the skeleton keeps to the types of the project', { timeout: 240_000 }, async () => {
  const files = scaffoldContentType(root, type)
  for (const [path, text] of Object.entries(contentIndexes(root, [...slices, type.name])))
    writeFileSync(join(root, path), text)
  const config = {
    extends: './tsconfig.json',
    compilerOptions: { preserveSymlinks: true, incremental: false, tsBuildInfoFile: null },
    // The setup brings the matchers of the DOM.
    include: [...files, 'tests/setup/component.ts'],
  }
  writeFileSync(join(root, 'new-type.json'), JSON.stringify(config))
  const { code, output } = await runPackage('typescript-native/bin/tsc', ['-p', 'new-type.json'], {
    cwd: root,
  })
  expect(output).toBe('')
  expect(code).toBe(0)
})
