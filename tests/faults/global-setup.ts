import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { prepareFolder } from '#tests/e2e/fixtures/prepared-folder.ts'
import { printFaults } from './fault-table.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The file in which every fault leaves its line of the table. */
    faultTable: string
  }
}

/** Prepares the sites' data folder, collects each fault's losses, and prints them as a table at the end. */
export default async function tellFaults(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'faults-'))
  const file = join(folder, 'table')
  await writeFile(file, '')
  project.provide('faultTable', file)
  const removePrepared = await prepareFolder()
  return async () => {
    await printFaults(file)
    await rm(folder, { recursive: true })
    await removePrepared()
  }
}
