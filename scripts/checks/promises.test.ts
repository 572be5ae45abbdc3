import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '#scripts/steps/project-root.mjs'
import { runPackage } from '#scripts/steps/run-command.mjs'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'promises-'))
  await writeFile(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true } }')
})
afterAll(() => rm(folder, { recursive: true }))

test.each([
  ['nobody waits for', 'const save = async () => 1\nsave()\n', 'no-floating-promises'],
  [
    'is taken for a condition',
    'const isSaved = async () => true\nif (isSaved()) console.warn(1)\n',
    'no-misused-promises',
  ],
  [
    'nothing takes',
    'export const all = (ids: number[]) => ids.forEach(async (id) => id)\n',
    'no-misused-promises',
  ],
])('a promise that %s is told', async (_what, text, rule) => {
  await writeFile(join(folder, 'planted.ts'), text)
  const config = join(projectRoot, '.oxlintrc.json')
  const { code, output } = await runPackage('oxlint/bin/oxlint', ['-c', config, '--format=unix', '.'], {
    cwd: folder,
  })
  expect(output).toContain(rule)
  expect(code).toBe(1)
})
