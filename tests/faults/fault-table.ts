import { appendFile, readFile } from 'node:fs/promises'
import { expect, inject } from 'vitest'

/** What became of everything that was acknowledged while something went wrong. */
interface FaultRow {
  /** What went wrong. */
  fault: string
  rounds: number
  acknowledged: number
  lost: number
  doubled: number
}

/** What the site said it had kept, and what it has, by names that were sent once each. */
interface Kept {
  acknowledged: readonly string[]
  stored: readonly string[]
}

/**
 * Writes a fault's row of the table, then requires that no acknowledged item is lost or duplicated.
 * @param rounds how often it went wrong
 */
export async function noteFault(
  fault: string,
  rounds: number,
  { acknowledged, stored }: Kept,
): Promise<void> {
  const known = new Set(stored)
  const lost = acknowledged.filter((name) => !known.has(name))
  const doubled = stored.filter((name, index) => stored.indexOf(name) !== index)
  const row = { fault, rounds, acknowledged: acknowledged.length, lost: lost.length, doubled: doubled.length }
  await appendFile(inject('faultTable'), `${JSON.stringify(row satisfies FaultRow)}\n`)
  expect({ lost, doubled }).toEqual({ lost: [], doubled: [] })
  expect(acknowledged.length, 'a fault that met no work shows nothing').toBeGreaterThan(0)
}

/** Prints the table of all lines in the file; nothing where no fault has run. */
export async function printFaults(file: string): Promise<void> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean).sort()
  if (lines.length === 0) return
  const rows = lines.map((line) => JSON.parse(line) as FaultRow)
  const cells = rows.map((row) =>
    [row.fault, row.rounds, row.acknowledged, row.lost, row.doubled].map(String),
  )
  const table = [['fault', 'rounds', 'acknowledged', 'lost', 'doubled'], ...cells]
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  const told = table.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  )
  process.stdout.write(`\n${told.join('\n')}\n\n`)
}
