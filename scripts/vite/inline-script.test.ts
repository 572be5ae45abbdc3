import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { runnerImport } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inlineScript } from './inline-script-plugin.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inline-script-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a module and what it imports become one short script in the language of 2015', async () => {
  await writeFile(
    join(folder, 'greet.ts'),
    'export const greet = (name?: string) => name?.trim() ?? "nobody"',
  )
  const script = await compiled(
    'import { greet } from "./greet.ts"\nconst shown: Record<string, string> = { ...{ a: greet(" me "), b: greet() } }\nglobalThis.shown = shown',
  )
  expect(script).not.toMatch(/import|\?\.|\?\?|\.\.\.|: string/)
  const context: { shown?: unknown } = {}
  runInNewContext(script, context)
  expect(context.shown).toEqual({ a: 'me', b: 'nobody' })
})

test('a text that would end the element around the script does not', async () => {
  expect(await compiled('globalThis.shown = "</script>"')).not.toContain('</')
})

/** The script that Vite gives for a module of this text. */
async function compiled(text: string): Promise<string> {
  await writeFile(join(folder, 'entry.ts'), text)
  const { module } = await runnerImport<{ script: string }>(`${folder}/entry.ts?inline-script`, {
    configFile: false,
    logLevel: 'error',
    plugins: [inlineScript()],
  })
  return module.script
}
