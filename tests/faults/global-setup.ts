import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { printFaults } from './fault-table.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The file in which every fault leaves its line of the table. */
    faultTable: string
  }
}

/** Collects what each fault cost, and tells it as a table when all have run. */
export default async function tellFaults(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'faults-'))
  const file = join(folder, 'table')
  await writeFile(file, '')
  project.provide('faultTable', file)
  return async () => {
    await printFaults(file)
    await rm(folder, { recursive: true })
  }
}
