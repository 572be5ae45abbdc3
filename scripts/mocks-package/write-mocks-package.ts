import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contract } from '#content/registry/contract.ts'
import { describeContract } from '#contract/openapi/describe-contract.ts'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import { exampleCalls } from './example-calls.ts'
import { writeCode } from './write-code.ts'
import { writeTypes } from './write-types.ts'

const source = join(projectRoot, 'mocks/package')
const media = join(projectRoot, 'content/demo/media')

/**
 * Writes the mocks as a package for other projects: bundles without our aliases and self-contained types. Adds
 * examples, the API description, demonstration media and MSW's worker.
 * @param folder emptied first
 */
export async function writeMocksPackage(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await Promise.all([
    writeCode(folder),
    writeTypes(source, folder),
    writeExamples(folder),
    writeJson(folder, 'openapi.json', describeContract(contract)),
    copyFile(join(source, 'README.md'), join(folder, 'README.md')),
    cp(media, join(folder, 'media'), { recursive: true }),
  ])
}

async function writeExamples(folder: string): Promise<void> {
  const readMedia = async (name: string) => new Uint8Array(await readFile(join(media, name))).slice()
  await writeJson(folder, 'examples.json', { calls: await exampleCalls(readMedia) })
}

const writeJson = (folder: string, name: string, value: unknown) =>
  writeFile(join(folder, name), `${JSON.stringify(value, null, 2)}\n`)
